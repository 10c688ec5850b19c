// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

extension TextList {
    /// Makes pages as large as there is room for; nil for no bounds, where twenty rows are a page.
    func fit(_ height: Int?) {
        // With more than one page a line says which rows these are.
        pageSize = height.map { max(1, count <= $0 ? $0 : $0 - 1) } ?? 20
    }
}
