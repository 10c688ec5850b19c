// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// What the user can always type, unless the screen has an action of that key.
enum UserCommand: String, CaseIterable {
    case back, home, quit

    /// The command's word or its first letter.
    init?(_ line: String) {
        guard let command = Self.allCases.first(where: { line == $0.rawValue || line == $0.key }) else { return nil }
        self = command
    }

    var key: String { String(rawValue.prefix(1)) }

    /// The commands that would do something, for the list of keys; each by what the screen's own actions leave of it.
    static func offered(by state: TextNavigator.State, beside actions: [TextAction]) -> [TextAction] {
        let taken = Set(actions.map(\.key))
        let commands: [UserCommand] = state.isAway ? [.back, .home, .quit] : [.quit]
        return commands.compactMap { command in
            [command.key, command.rawValue].first { !taken.contains($0) }.map { TextAction($0, command.rawValue) {} }
        }
    }
}
