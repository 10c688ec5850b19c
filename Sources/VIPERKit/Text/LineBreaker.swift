// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Breaks one paragraph into lines in a single pass.
///
/// Each character is measured once: a place where the line may break is remembered together with the columns up to it,
/// so that breaking there needs no second look at what follows.
struct LineBreaker {
    private let text: String
    private let width: Int

    private var lineStart: String.Index
    private var columns = 0
    private var chance: Chance?
    private var broken: [String] = []

    /// A place where the line may break: up to where it is kept, where the next one begins, the columns before that.
    private struct Chance {
        let end: String.Index
        let next: String.Index
        let columns: Int
    }

    /// - Parameter width: At least one.
    init(_ text: String, width: Int) {
        self.text = text
        self.width = width
        lineStart = text.startIndex
    }

    mutating func pieces() -> [String] {
        var previous = Kind.other
        var spaceStart: String.Index?
        var index = text.startIndex
        while index < text.endIndex {
            let next = text.index(after: index)
            let character = text[index]
            let charColumns = TextColumns.width(of: character)
            let kind = Kind(character, columns: charColumns)
            if kind == .space {
                // Spaces may hang over the end of the line: they are dropped there.
                let start = spaceStart ?? index
                spaceStart = start
                columns += charColumns
                chance = Chance(end: start, next: next, columns: columns)
            } else {
                if spaceStart == nil, kind.mayFollow(previous) {
                    chance = Chance(end: index, next: index, columns: columns)
                }
                spaceStart = nil
                if charColumns > max(2, width) {
                    placeLetters(of: index..<next)
                } else {
                    place(charColumns, at: index)
                }
            }
            previous = kind
            index = next
        }
        broken.append(piece(lineStart..<(spaceStart ?? text.endIndex)))
        return broken
    }

    /// Puts what begins at `index` into this line if there is room, else into the next.
    private mutating func place(_ placedColumns: Int, at index: String.Index) {
        while columns + placedColumns > width, lineStart < index { breakLine(before: index) }
        columns += placedColumns
    }

    /// Puts a cluster wider than a line into several: each of its letters with the marks that follow it.
    private mutating func placeLetters(of cluster: Range<String.Index>) {
        var letter = cluster.lowerBound
        while letter < cluster.upperBound {
            var next = text.unicodeScalars.index(after: letter)
            while next < cluster.upperBound, TextColumns.width(of: text.unicodeScalars[next]) == 0 {
                text.unicodeScalars.formIndex(after: &next)
            }
            place(TextColumns.width(of: piece(letter..<next)), at: letter)
            letter = next
        }
    }

    /// By bytes: a substring that begins within a cluster would look for the cluster's beginning, however far away.
    private func piece(_ range: Range<String.Index>) -> String {
        String(decoding: text.utf8[range], as: UTF8.self)
    }

    /// Ends the line at the last chance, or before `index` when a single word fills it.
    private mutating func breakLine(before index: String.Index) {
        if let chance {
            // Nothing but indentation in front of a word that does not fit behind it makes no line.
            if chance.end > lineStart { broken.append(piece(lineStart..<chance.end)) }
            lineStart = chance.next
            columns -= chance.columns
        } else {
            broken.append(piece(lineStart..<index))
            lineStart = index
            columns = 0
        }
        chance = nil
    }
}

extension LineBreaker {
    /// What a character means for breaking beside it.
    private enum Kind {
        case space, wide, opening, closing, other

        init(_ character: Character, columns: Int) {
            let scalars = character.unicodeScalars
            guard let scalar = scalars.first else { self = .other; return }
            if scalar.isASCII {
                self = Kind.ascii(scalar)
            } else {
                self = Kind(scalar, columns: columns)
            }
            // A space that carries a mark shows something and must not be dropped.
            if self == .space, scalars.index(after: scalars.startIndex) != scalars.endIndex { self = .other }
        }

        private init(_ scalar: Unicode.Scalar, columns: Int) {
            switch scalar.value {
            case 0xA0, 0x2007, 0x202F: self = .other
            case 0x200B: self = .space
            default: self = Kind(scalar.properties.generalCategory, columns: columns)
            }
        }

        private init(_ category: Unicode.GeneralCategory, columns: Int) {
            switch category {
            case .spaceSeparator: self = .space
            case .openPunctuation, .initialPunctuation: self = .opening
            case .closePunctuation, .finalPunctuation, .otherPunctuation: self = .closing
            default: self = columns == 2 ? .wide : .other
            }
        }

        private static func ascii(_ scalar: Unicode.Scalar) -> Kind {
            switch scalar {
            case " ": return .space
            case "(", "[", "{": return .opening
            case ")", "]", "}", "!", ",", ".", ":", ";", "?": return .closing
            default: return .other
            }
        }

        /// Whether the line may break between `previous` and this one, with no space between.
        func mayFollow(_ previous: Kind) -> Bool {
            guard self != .closing, previous != .opening else { return false }
            return self == .wide || previous == .wide
        }
    }
}
