/// The names of events, found by their bytes; a kind is given as its number among all.
struct EventKinds: Sendable {
  private static let slots = 128
  private var names = [ShortText?](repeating: nil, count: slots)
  private var codes = [UInt8](repeating: 0, count: slots)

  init() {
    for name in TraceEvent.Kind.allCases.map(\.rawValue) + TraceEvent.Kind.otherNames {
      guard let kind = TraceEvent.Kind(name: name) else { continue }
      let text = ShortText(name)
      var slot = Self.slot(text)
      while names[slot] != nil { slot = (slot + 1) % Self.slots }
      (names[slot], codes[slot]) = (text, kind.code)
    }
  }

  @inline(__always) private static func slot(_ text: ShortText) -> Int {
    Int(truncatingIfNeeded: ((text.low ^ text.high &* 31) &* 0x9E37_79B9_7F4A_7C15) >> 57)
  }

  /// The kind of that name; `nil` for a name that no event has.
  @inline(__always) func code(_ name: ShortText) -> UInt8? {
    var slot = Self.slot(name)
    while let known = names[slot] {
      if known == name { return codes[slot] }
      slot = (slot + 1) % Self.slots
    }
    return nil
  }
}

extension TraceEvent.Kind {
  /// The number of a kind among all.
  var code: UInt8 { UInt8(truncatingIfNeeded: Self.allCases.firstIndex(of: self) ?? 0) }
}
