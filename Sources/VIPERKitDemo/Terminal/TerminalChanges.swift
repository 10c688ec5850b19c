// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Dispatch
import Foundation
import VIPERKit

/// What the terminal has become, each time its window changes size.
enum TerminalChanges {
    static func stream(_ terminal: @escaping @Sendable () -> TextTerminal) -> AsyncStream<TextTerminal> {
        AsyncStream { changes in
            let signal = Signal(SIGWINCH) { changes.yield(terminal()) }
            changes.onTermination = { _ in signal.cancel() }
        }
    }

    /// A source may be used on any thread, which not every system's Dispatch says.
    private final class Signal: @unchecked Sendable {
        private let source: any DispatchSourceSignal

        init(_ number: Int32, _ handler: @escaping @Sendable () -> Void) {
            source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler(handler: handler)
            source.resume()
        }

        func cancel() { source.cancel() }
    }
}
