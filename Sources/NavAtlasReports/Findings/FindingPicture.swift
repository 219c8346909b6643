/// What findings are about, drawn: a flowchart that a Markdown page shows by itself, and a file to look at.
public struct FindingPicture: Sendable, Hashable {
  /// The flowchart in Mermaid's language.
  public var mermaid: String?
  /// Where the picture is that was written.
  public var file: String?

  public init(mermaid: String? = nil, file: String? = nil) {
    self.mermaid = mermaid
    self.file = file
  }

  /// The end of a page of findings.
  var markdown: String {
    var lines: [String] = []
    if let mermaid {
      // A longer fence than any that is in the flowchart.
      var fence = "```"
      while mermaid.contains(fence) { fence += "`" }
      lines += ["", "\(fence)mermaid", mermaid.hasSuffix("\n") ? String(mermaid.dropLast()) : mermaid, fence]
    }
    if let file { lines += ["", "[The picture](<\(Self.target(file))>)"] }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A path between angle brackets, which nothing in it ends.
  private static func target(_ file: String) -> String {
    file.replacing("%", with: "%25").replacing("<", with: "%3C").replacing(">", with: "%3E")
      .replacing("\\", with: "%5C").split(whereSeparator: \.isNewline).joined(separator: "%0A")
  }
}
