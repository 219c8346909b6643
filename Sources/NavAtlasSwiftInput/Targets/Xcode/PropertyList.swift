/// A value of a property list in the style that Xcode's projects are written in: `{ isa = PBXGroup; children = (A, B); }`.
indirect enum PropertyList: Sendable, Hashable {
  case string(String)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The strings of an array, or of a text as the only one.
  var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.compactMap(\.string)
    case .dictionary: []
    }
  }

  var dictionary: [String: PropertyList]? { if case .dictionary(let members) = self { members } else { nil } }

  subscript(key: String) -> PropertyList? { dictionary?[key] }
}
