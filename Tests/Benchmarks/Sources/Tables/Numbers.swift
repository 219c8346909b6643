extension Double {
  /// `12 ms`, `1.84 s`
  public var asTime: String {
    self < 0.0995
      ? "\((self * 10_000).rounded() / 10) ms"
      : self < 0.9995
        ? "\(Int((self * 1000).rounded())) ms"
        : "\((self * 100).rounded() / 100) s"
  }

  /// `1.07`
  public var asRatio: String {
    let hundredths = Int((self * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

extension Int {
  /// `12.34 MB`
  public var asSize: String { "\((Double(self) / 10_000).rounded() / 100) MB" }
}
