// SPDX-License-Identifier: MIT
// Copyright (c) 2026 the VIPERKit authors

import Testing

@testable import VIPERKitDemo

@Suite("Plain text from HTML") struct PlainTextTests {
    @Test(
        "HTML becomes text",
        arguments: [
            ("", ""), ("  plain \n text ", "plain text"), ("<p>One</p><p>Two</p>", "One\n\nTwo"),
            ("a<br>b<br/>c", "a\nb\nc"),
            ("a<BR><br>b", "a\n\nb"), ("a<br><br><br><br>b", "a\n\nb"), ("<ul><li>x<li>y</ul>z", "• x\n• y\n\nz"),
            ("a <b>b</b><i>c</i>  d", "a bc d"), ("<h1>T</h1>x", "T\n\nx"),
            ("<tr><td>a</td><td>b</td></tr><tr><td>c", "a b\nc"),
            ("<script>if (a < b) { '<p>' }</script>x", "x"), ("x<STYLE type='a>b'>p {}</STYLE>y", "xy"),
            ("a<!-- <p> -->b", "ab"),
            ("<a href='x>y' title=\">\">z</a>", "z"), ("<pre>a\n  b</pre>", "a\n  b"),
            ("<p>a </p> <p> b</p>", "a\n\nb"),
            ("<blockquote>q</blockquote>", "q"),
            (
                "a long run of plain words, longer than a block  two",
                "a long run of plain words, longer than a block two"
            ),
            ("a long run of plain words <p>x", "a long run of plain words\n\nx"),
            ("word <b>word</b> word", "word word word"),
        ])
    func html(source: String, text: String) {
        #expect(PlainText(html: source).text == text)
    }

    @Test(
        "Entities become characters, and what is none stays",
        arguments: [
            ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("caf&eacute;&hellip;", "café…"),
            ("&#8776;&#x2248;&#X2248;", "≈≈≈"),
            ("&nbsp;", "\u{a0}"), ("&yuml;&THORN;", "ÿÞ"), ("&#150;", "–"),
            ("&#0;&#xD800;&#x110000;&#99999999999;", "\u{fffd}\u{fffd}\u{fffd}\u{fffd}"),
            ("&nope;", "&nope;"), ("AT&T", "AT&T"), ("&", "&"), ("&;", "&;"), ("&#;&#x;", "&#;&#x;"), ("&amp", "&amp"),
            ("&amp;lt;", "&lt;"),
        ])
    func entities(source: String, text: String) {
        #expect(PlainText(html: source).text == text)
    }

    @Test(
        "Malformed HTML is read as browsers do",
        arguments: [
            ("a < b", "a < b"), ("a <", "a <"), ("1<2>3", "1<2>3"), ("a <b", "a <b"), ("<a href=\"x>y", "y"),
            ("a<!-- b", "a"),
            ("a<script>b", "a"), ("</p>a</b></nope>", "a"), ("<p><p><p>a", "a"), ("<>a", "<>a"), ("a<?x?>b", "ab"),
            ("<!doctype html>a", "a"),
        ])
    func malformed(source: String, text: String) {
        #expect(PlainText(html: source).text == text)
    }

    @Test(
        "A hundred thousand of anything takes linear time",
        arguments: [
            "<", "<a", "<!--", "<a href=\"", "<a href='\"", "&", "&#", "<script>", "<pre>", "<p>", " ", "<?", "</",
            "\"<a ", "<a '>'", "<p a='b'>",
        ])
    func repeated(piece: String) {
        let text = PlainText(html: String(repeating: piece, count: 100_000)).text
        #expect(text.utf8.count <= piece.utf8.count * 100_000)
    }

    @Test("Every script comes through") func scripts() {
        let text = "画面遷移 قراءة é e\u{301} 👩‍👩‍👧 \u{202e}x"
        #expect(PlainText(html: "<p>\(text)</p>").text == text)
        #expect(PlainText.line(text) == text)
    }

    @Test("One line stays one line") func line() {
        #expect(PlainText.line(html: "<p>a</p>\n<p>b<br>c</p>") == "a b c")
        #expect(PlainText.line(" a \r\n\t b ") == "a b")
        #expect(PlainText(" a\r\n\r\n  b ").text == "a\n\n  b")
    }

    @Test("Words found eight bytes at a time are those found one by one") func wordScan() {
        var generator = SeededGenerator(seed: 3)
        let alphabet = Array("aaaaéz  \n!%'9=;\u{7f}".unicodeScalars)
        for _ in 0..<3_000 {
            let count = Int.random(in: 0...60, using: &generator)
            let scalars = (0..<count).compactMap { _ in alphabet.randomElement(using: &generator) }
            // With a tag behind every letter no run is long enough for blocks.
            let split = scalars.map { $0.isASCII && $0.properties.isAlphabetic ? "\($0)<b></b>" : "\($0)" }.joined()
            #expect(PlainText(html: String(String.UnicodeScalarView(scalars))) == PlainText(html: split))
        }
    }
}
