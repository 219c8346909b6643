/// The address of a line of a source file, if it can be linked to safely.
///
/// What follows the file is of the address's kind: `#L12` on the web, `:12` for `vscode://file/…`, `&line=12` for
/// `xcode://open?file=…` and `idea://open?file=…`. An editor's scheme with the path of a checkout alone
/// (`vscode:///Users/ada/app/`) gets what the editor wants around it.
public struct SourceLink: Sendable, Hashable {
  public let address: String

  /// - Parameters:
  ///   - base: what the address starts with; empty for a relative link.
  ///   - place: what is linked to.
  public init?(base: String, place: SourcePlace) {
    guard let style = Style(base) else { return nil }
    // An absolute path is of one machine only.
    guard !place.file.isEmpty, !base.isEmpty || place.file.first != "/" else { return nil }
    let line = place.line.map { style.beforeLine + String($0) } ?? ""
    address = style.start + Self.encoded(place.file) + line
  }

  /// What the address of a line looks like.
  private struct Style {
    enum Kind { case web, colon, query }

    let kind: Kind
    let start: String

    init?(_ base: String) {
      let plain = String(
        String.UnicodeScalarView(base.unicodeScalars.filter { $0.value > 0x20 && $0.isASCII }))
      let small = plain.lowercased()
      let editors: [(scheme: String, kind: Kind, command: String)] = [
        ("vscode://", .colon, "file"), ("xcode://", .query, "open?file="), ("idea://", .query, "open?file="),
      ]
      if small.isEmpty || ["https://", "http://"].contains(where: small.hasPrefix) {
        (kind, start) = (.web, plain)
      } else if let editor = editors.first(where: { small.hasPrefix($0.scheme) }) {
        kind = editor.kind
        let rest = plain.dropFirst(editor.scheme.count)
        start = editor.scheme + (rest.first == "/" ? editor.command : "") + rest
      } else {
        return nil
      }
    }

    var beforeLine: String {
      switch kind {
      case .web: "#L"
      case .colon: ":"
      case .query: "&line="
      }
    }
  }

  /// Percent-encoded; a colon, too, so that no path can pass for a scheme.
  private static func encoded(_ path: String) -> String {
    var encoded = ""
    for byte in path.utf8 {
      if isAllowed(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return encoded
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "/._-~".utf8.contains(byte)
    }
  }
}
