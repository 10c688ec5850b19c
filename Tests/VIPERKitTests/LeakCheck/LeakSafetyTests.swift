// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Dispatch
import Foundation
import Testing

@testable import VIPERKit

/// What is examined is not touched, whatever it is.
@MainActor
struct LeakSafetyTests {
    private func walk(_ object: AnyObject) -> LeakReport {
        LeakReport(survivors: [object], roles: [nil], trackedCount: 1, runtime: RuntimeSelfTest.runtime)
    }

    private final class Touchy: Hashable, CustomStringConvertible, CustomReflectable {
        var calls = 0
        var next: AnyObject?
        static func == (left: Touchy, right: Touchy) -> Bool {
            left.calls += 1
            return left === right
        }
        func hash(into hasher: inout Hasher) { calls += 1 }
        var description: String {
            calls += 1
            return ""
        }
        var customMirror: Mirror {
            calls += 1
            return Mirror(self, children: [])
        }
        lazy var expensive: Int = {
            calls += 1
            return 1
        }()
    }

    private final class Holder {
        var items: [Any] = []
        var set: Set<Touchy> = []
        var table: [Touchy: Touchy] = [:]
        var choice: Choice = .none
    }

    private enum Choice: CustomReflectable {
        case none, touchy(Touchy), pair(Touchy, AnyObject)
        var customMirror: Mirror { fatalError("called") }
    }

    @Test("No code of what is examined is called")
    func callsNothing() {
        let touchy = Touchy(), holder = Holder()
        holder.items = [touchy, AnyHashable(touchy), Choice.touchy(touchy)]
        holder.set = [touchy]
        holder.table = [touchy: touchy]
        holder.choice = .pair(touchy, holder)
        touchy.next = holder
        touchy.calls = 0
        #expect(walk(holder).leaks.map(\.cause) == [.cycle("Holder.choice.pair.1 → Holder")])
        #expect(walk(touchy).leaks.map(\.type) == ["Touchy"])
        #expect(touchy.calls == 0)
        holder.choice = .none
        touchy.next = nil
    }

    @Test("Nothing is retained: reference counts are what they were")
    func retainsNothing() throws {
        let runtime = try #require(RuntimeSelfTest.runtime)
        let object = Touchy(), holder = Holder()
        holder.items = [object, [object], ["key": object], { object } as () -> Touchy]
        holder.choice = .pair(object, object)
        let blocks = [HeapBlock(object).address, HeapBlock(holder).address]
        let before = blocks.map { runtime.retainCount($0) }
        _ = walk(holder)
        #expect(blocks.map { runtime.retainCount($0) } == before)
        withExtendedLifetime((object, holder)) {}
    }

    @Test("Objects of other libraries are walked without harm")
    func foreignObjects() {
        let queue = OperationQueue(), operation = BlockOperation {}
        operation.addDependency(BlockOperation {})
        let objects: [AnyObject] = [
            NotificationCenter.default, RunLoop.main, ProcessInfo.processInfo, FileManager.default, Bundle.main,
            JSONDecoder(), UserDefaults.standard, Thread.current, DispatchQueue.main, OperationQueue.main, queue,
            operation,
            DateFormatter(), NSMutableDictionary(dictionary: ["a": [1, 2, NSString("x")]]),
            NSMutableArray(array: [1, "a"]),
            NSAttributedString(string: "x"), Pipe(), Process(), NSCache<NSString, NSObject>(), DispatchGroup(),
            DispatchSemaphore(value: 0), NSError(domain: "x", code: 1), NSNumber(1), NSObject(), NSLock(),
        ]
        for object in objects { #expect(walk(object).leaks.count == 1) }
    }

    @Test("Values of other libraries are walked without harm")
    func foreignValues() throws {
        let holder = Holder()
        holder.items = [
            1, "s", Date(), URL(fileURLWithPath: "/"), Data([1]), UUID(), Locale.current, Calendar.current,
            TimeZone.current,
            IndexPath(indexes: [1, 2, 3]), IndexSet([1]), Decimal(1), CharacterSet.alphanumerics,
            NSRange(), \Holder.items as AnyKeyPath, Holder.self, Substring("abc"), AnyHashable(1), AnySequence([1]),
            [1: 2], Int?.none as Any, (1, "a"), { 1 } as () -> Int, Mirror(reflecting: 1), DateComponents(),
            NSError(domain: "x", code: 1), Character("x"), Result<Int, any Error>.success(1), EmptyCollection<Int>(),
            "x".lazy.map { $0 }, [1].lazy.filter { _ in true }, AnyIterator { 1 }, zip([1], [2]), CollectionOfOne(1),
            SIMD4<Float>(), StaticString("x"), ObjectIdentifier(holder), [holder][...], Set([AnyHashable("a")]),
        ]
        // The one value that holds the holder is the slice of an array.
        let slice = try #require(holder.items.firstIndex { $0 is ArraySlice<Holder> })
        #expect(walk(holder).leaks.map(\.cause) == [.cycle("Holder.items[\(slice)][0] → Holder")])
        holder.items = []
    }
}
