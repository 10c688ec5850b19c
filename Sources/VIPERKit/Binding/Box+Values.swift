// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

extension Box where Value: Sendable {
    /// The current value and every later one, as an asynchronous sequence.
    ///
    /// ```swift
    /// for await articles in box.values { render(articles) }
    /// ```
    ///
    /// Each call begins a sequence of its own with the value that is current at the call. No value is skipped or
    /// merged: what the consumer has not taken yet is buffered **without bound**, so a sequence that is kept but never
    /// read grows with each set.
    ///
    /// It ends when its consumer goes (the loop is left, the task is cancelled, the sequence is dropped) and, after the
    /// buffered values, when the box goes. A waiting consumer does not keep the box alive; a task's closure that
    /// mentions the box does, so take the sequence first: `Task { [values = box.values] in for await … }`.
    public var values: AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self, bufferingPolicy: .unbounded)
        // Ownership makes both ends, on whatever thread they happen. The stream's termination handler holds the
        // consumer, the owner of the observer; the stream drops the handler when it ends. The observer, held by the
        // box, holds the source.
        let consumer = BoxValuesConsumer()
        continuation.onTermination = { _ in withExtendedLifetime(consumer) {} }
        let source = BoxValuesSource(continuation)
        bind(consumer) { _, value in source.continuation.yield(value) }
        return stream
    }
}

/// Lives as long as somebody may still read the sequence.
private final class BoxValuesConsumer: Sendable {}

/// Lives as long as the box's observer, and finishes the sequence when it goes.
private final class BoxValuesSource<Value: Sendable>: Sendable {
    let continuation: AsyncStream<Value>.Continuation

    init(_ continuation: AsyncStream<Value>.Continuation) {
        self.continuation = continuation
    }

    deinit { continuation.finish() }
}
