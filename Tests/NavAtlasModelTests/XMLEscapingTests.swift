import NavAtlasModel
import Testing

@Suite struct XMLEscapingTests {
  @Test(arguments: [
    ("a & <b> \"c\" 'd'", "a &amp; &lt;b&gt; &quot;c&quot; &#39;d&#39;"), ("a\nb\t\r", "a&#10;b&#9;&#13;"),
    ("\u{0}\u{1F}\u{FFFE}x", "\u{FFFD}\u{FFFD}\u{FFFD}x"), ("plain 日本", "plain 日本"), ("", ""),
  ]) func `what is special in XML is escaped, and what it cannot have replaced`(
    text: String, expected: String
  ) {
    #expect(text.escapedForXML == expected)
  }
}
