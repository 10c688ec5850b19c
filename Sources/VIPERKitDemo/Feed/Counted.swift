// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// A number with its noun: `1 article`, `2 articles`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
