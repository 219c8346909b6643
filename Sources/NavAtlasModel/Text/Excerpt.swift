extension StringProtocol {
  /// The text on one line, without what would change how a terminal shows the text around it.
  public var onOneLine: String {
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line.append(" ")
      // Joiners, which emoji need, stay.
      case .format where scalar.properties.isBidiControl || scalar == "\u{FEFF}": break
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  /// At most the first 60 characters, on one line, fit for a message.
  public var excerpt: String {
    let head = String(String.UnicodeScalarView(unicodeScalars.prefix(60))).onOneLine
    return unicodeScalars.dropFirst(60).isEmpty ? head : head + "…"
  }
}
