// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors
import Foundation

/// Labels that observe by notifications of a center of their own, which ends with the model.
@MainActor final class NotifyingModel {
    private static let changed = Notification.Name("changed")
    private let center = NotificationCenter()

    func add(_ label: Label) {
        _ = center.addObserver(forName: Self.changed, object: self, queue: nil) { [weak label] notification in
            let number = notification.userInfo?["number"] as? Int
            MainActor.assumeIsolated {
                if let label, let number { label.number = number }
            }
        }
    }

    func set(_ number: Int) {
        center.post(name: Self.changed, object: self, userInfo: ["number": number])
    }
}
