/// The address of a source file, if it can be linked to safely.
struct SourceLink {
  let address: String

  private static let schemes = ["https://", "http://", "xcode://", "vscode://"]

  /// - Parameters:
  ///   - base: what the address starts with; empty for a relative link.
  ///   - source: `file` or `file#Lline`.
  init?(base: String, source: String) {
    guard base.isEmpty || Self.schemes.contains(where: base.lowercased().hasPrefix) else { return nil }
    var path = source[...]
    var line = ""
    if let hash = source.range(of: "#L", from: source.endIndex) {
      let digits = source[hash.upperBound...]
      if !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
        line = "#L" + digits
        path = source[..<hash.lowerBound]
      }
    }
    // An absolute path is of one machine only.
    guard !path.isEmpty, !base.isEmpty || path.first != "/" else { return nil }
    let isAllowed: (UInt8) -> Bool = { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "/._-~".utf8.contains(byte)
    }
    // A colon, too, is encoded: no path can pass for a scheme.
    var encoded = ""
    for byte in path.utf8 {
      if isAllowed(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    address = Self.encodedBase(base) + encoded + line
  }

  private static func encodedBase(_ base: String) -> String {
    String(String.UnicodeScalarView(base.unicodeScalars.filter { $0.value > 0x20 && $0.isASCII }))
  }
}

extension String {
  /// The last place of a short ASCII text.
  fileprivate func range(of text: String, from end: Index) -> Range<Index>? {
    var index = end
    while index > startIndex {
      index = self.index(before: index)
      if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
    }
    return nil
  }
}
