// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Foundation

/// The bytes of a feed, chunk by chunk, from a file descriptor or from memory, always as an ASCII-compatible encoding.
///
/// UTF-16 becomes UTF-8 on the way (a byte order mark or the zero bytes around the first character tell), a byte order
/// mark is dropped, and everything else passes as it is.
final class ByteSource {
    static let chunkSize = 65_536
    /// What the messages call it.
    let name: String
    /// Whether the bytes were UTF-16, so that an encoding declared in the file is not the one handed out.
    private(set) var isTranscoded = false

    private let descriptor: Int32?
    private let data: Data
    private var offset = 0
    private var decoder: UTF16Decoder?
    private var hasBegun = false
    private var spare: [UInt8] = []

    init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.data = Data()
        self.name = name
    }

    init(data: Data, name: String) {
        self.descriptor = nil
        self.data = data
        self.name = name
    }

    /// The next bytes, empty at the end. Notices here that the task was cancelled.
    ///
    /// - Parameter used: An array no longer needed, whose memory may be used again.
    func next(reusing used: consuming [UInt8] = []) throws(FeedFault) -> [UInt8] {
        spare = used
        while true {
            if Task.isCancelled { throw FeedFault(file: name, reason: .cancelled) }
            var bytes = try raw()
            let isLast = bytes.isEmpty
            if !hasBegun {
                // The mark must be seen whole, and a pipe may hand out single bytes.
                while bytes.count < 4, case let more = try raw(), !more.isEmpty { bytes += more }
                begin(&bytes)
            }
            if decoder != nil { bytes = decoder?.decode(bytes, isLast: isLast) ?? [] }
            if isLast || !bytes.isEmpty { return bytes }
        }
    }

    private func begin(_ bytes: inout [UInt8]) {
        hasBegun = true
        let start = Array(bytes.prefix(3))
        if start == [0xef, 0xbb, 0xbf] { bytes.removeFirst(3) }
        guard start.count >= 2 else { return }
        let bigEndian = start[0] == 0xfe && start[1] == 0xff || start[0] == 0 && start[1] != 0
        let littleEndian = start[0] == 0xff && start[1] == 0xfe || start[0] != 0 && start[1] == 0
        guard bigEndian || littleEndian else { return }
        if start[0] >= 0xfe { bytes.removeFirst(2) }
        decoder = UTF16Decoder(bigEndian: bigEndian)
        isTranscoded = true
    }

    private func raw() throws(FeedFault) -> [UInt8] {
        guard let descriptor else {
            let chunk = data.dropFirst(offset).prefix(Self.chunkSize)
            offset += chunk.count
            return Array(chunk)
        }
        var bytes: [UInt8] = []
        swap(&bytes, &spare)
        if bytes.count != Self.chunkSize { bytes = Array(repeating: 0, count: Self.chunkSize) }
        var count = 0
        repeat {
            count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        } while count < 0 && errno == EINTR
        guard count >= 0 else {
            throw FeedFault(file: name, reason: .unreadable(String(cString: strerror(errno))))
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }
}
