extension StringProtocol {
  /// At most the first 60 characters, on one line, fit for a message.
  public var excerpt: String {
    var head = ""
    for scalar in unicodeScalars.prefix(60) {
      head.unicodeScalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    return unicodeScalars.dropFirst(60).isEmpty ? head : head + "…"
  }
}
