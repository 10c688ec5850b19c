// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Whether the package was built for debugging, as it is when the program that uses it is.
#if DEBUG
let isDebugBuild = true
#else
let isDebugBuild = false
#endif
