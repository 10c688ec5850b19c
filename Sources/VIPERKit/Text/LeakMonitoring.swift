// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension TextNavigationStack {
    /// What checks the screens that leave, anywhere in the tree of stacks that this one belongs to; nil for nobody.
    public var leakMonitor: LeakMonitor? {
        get { navigator?.observer as? LeakMonitor }
        set { navigator?.observer = newValue }
    }
}

extension TextTabs {
    /// What checks the screens that leave, anywhere in the tree of stacks; nil for nobody.
    public var leakMonitor: LeakMonitor? {
        get { navigator.observer as? LeakMonitor }
        set { navigator.observer = newValue }
    }
}
