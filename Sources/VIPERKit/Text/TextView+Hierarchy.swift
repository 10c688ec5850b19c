// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension TextView {
    /// Puts a view below the others, taking it out of the view it was in.
    ///
    /// Traps when `view` is this view or one it is inside: the tree would hold itself for ever.
    public final func addSubview(_ view: TextView) {
        var ancestor: TextView? = self
        while let current = ancestor {
            if current === view { Self.refuse(view, in: self) }
            ancestor = current.superview
        }
        view.removeFromSuperview()
        attach(view)
        setNeedsDisplay()
    }

    /// Takes the view out of the one it is in; without one nothing happens.
    public final func removeFromSuperview() {
        guard let former = superview else { return }
        former.detach(self)
        former.setNeedsDisplay()
    }

    private static func refuse(_ view: TextView, in parent: TextView) -> Never {
        let reason = view === parent ? "itself" : "a view inside it"
        fatalError(
            """
            \(type(of: view)) cannot become a subview of \(reason) (\(type(of: parent))). \
            Add another view, or take the inner one out first with removeFromSuperview().
            """)
    }
}
