// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What the command line asks for.
enum Options: Equatable {
    /// Reads feeds; with a leak planted in the article's module, to see what a report looks like.
    case read([String], isLeaky: Bool = false)
    case help
    case version

    /// The words of the command line that make no sense, in one line.
    struct Misuse: Error, Equatable, CustomStringConvertible {
        let description: String
    }

    /// - Parameter arguments: the words after the program's name.
    init(_ arguments: [String]) throws(Misuse) {
        var paths: [String] = []
        var areOptionsOver = false
        var isLeaky = false
        for argument in arguments {
            switch argument {
            case "--" where !areOptionsOver: areOptionsOver = true
            case "--help" where !areOptionsOver, "-h" where !areOptionsOver:
                self = .help
                return
            case "--version" where !areOptionsOver:
                self = .version
                return
            case "--leaky" where !areOptionsOver: isLeaky = true
            case _ where argument.hasPrefix("-") && argument != "-" && !areOptionsOver:
                throw Misuse(description: "There is no option \(argument); see --help.")
            case "-" where paths.contains("-"):
                throw Misuse(description: "Standard input (-) can be read only once.")
            default: paths.append(argument)
            }
        }
        self = .read(paths, isLeaky: isLeaky)
    }

    static let helpText = """
        usage: VIPERKitDemo [--leaky] [FILE…]

        Reads feeds (RSS 2.0, Atom or JSON Feed) in the terminal. A file called - is
        standard input; without a file the sample feed is shown.

        Type the number of an article to open it, and the keys listed below each screen.
        With input or output that is not a terminal, a plain transcript is written.

          --leaky      plants a reference cycle in the article's module; going back from an
                       article prints the report of the leak check
          -h, --help   shows this text
          --version    shows the version

        NO_COLOR, when set, turns color off. Exit status: 0 when everything was read,
        1 when something could not be read, 2 when the command line makes no sense.
        """

    static let versionNumber = "0.1.0"
}
