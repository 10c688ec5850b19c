// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import VIPERKit

/// What the command line asks for.
enum Options: Equatable {
    case read(Session)
    case help
    case version

    /// What to read, and how to begin and end.
    struct Session: Equatable {
        var paths: [String] = []
        /// Whether a leak is planted in the article's module, to see what a report looks like.
        var isLeaky = false
        /// Where to begin.
        var link: String?
        /// Where the state is kept between runs.
        var stateFile: String?
    }

    /// Whether standard input is a feed, so that nothing can be typed there.
    var readsStandardInput: Bool {
        if case .read(let session) = self { session.paths.contains(where: InputPath.isStandardInput) } else { false }
    }

    /// The words of the command line that make no sense, in one line.
    struct Misuse: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    /// - Parameter arguments: the words after the program's name.
    init(_ arguments: [String]) throws(Misuse) {
        var session = Session()
        var areOptionsOver = false
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--" where !areOptionsOver: areOptionsOver = true
            case "--help" where !areOptionsOver, "-h" where !areOptionsOver:
                self = .help
                return
            case "--version" where !areOptionsOver:
                self = .version
                return
            case "--leaky" where !areOptionsOver: session.isLeaky = true
            case "--open" where !areOptionsOver: session.link = try Self.link(rest.popFirst())
            case "--restore" where !areOptionsOver:
                guard let file = rest.popFirst(), !file.isEmpty else {
                    throw Misuse(description: "--restore wants a FILE.")
                }
                session.stateFile = file
            case _ where argument.hasPrefix("-") && argument != "-" && !areOptionsOver:
                throw Misuse(description: "There is no option \(argument); see --help.")
            case "": throw Misuse(description: "An empty argument names no file.")
            case _
            where InputPath.isStandardInput(argument) && session.paths.contains(where: InputPath.isStandardInput):
                throw Misuse(description: "Standard input (-) can be read only once.")
            default: session.paths.append(argument)
            }
        }
        self = .read(session)
    }

    private static func link(_ link: String?) throws(Misuse) -> String {
        guard let link else { throw Misuse(description: "--open wants a LINK, such as feed/3/comments.") }
        do throws(LinkError) {
            _ = try DemoRoute.routes(in: link)
            return link
        } catch { throw Misuse(description: "\(error)") }
    }

    static let helpText = """
        usage: VIPERKitDemo [--open LINK] [--restore FILE] [--leaky] [FILE…]

        Reads feeds (RSS 2.0, Atom or JSON Feed) in the terminal. A file called - is
        standard input; without a file the sample feed is shown.

        Type the number of an article to open it, and the keys listed below each screen.
        With input or output that is not a terminal, a plain transcript is written.

          --open LINK  begins at a place: feed/3 (the third article), feed/3/comments,
                       feeds, reading, or search
          --restore FILE
                       begins where the last run with this FILE ended, and keeps there what
                       has been read
          --leaky      plants a reference cycle in the article's module; going back from an
                       article prints the report of the leak check
          -h, --help   shows this text, whatever follows
          --version    shows the version, whatever follows

        NO_COLOR, when set, turns color off. Exit status: 0 when everything was read,
        1 when something could not be read, 2 when the command line makes no sense.
        """

    static let versionNumber = "0.1.0"
}
