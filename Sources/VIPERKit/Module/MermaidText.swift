// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

/// Text in the labels of a Mermaid diagram.
enum MermaidText {
    /// The text as a label: what would end the label, or be read as markup, or as a `%%{directive}%%`, by its code.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "#", "&", "<", ">", "`", "\\", ";", "%", "{", "}": escaped += "#\(scalar.value);"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
