public import NavAtlasModel

extension JSONNode {
  /// A random value, at most `depth` levels deep.
  public static func random(using generator: inout SplitMix64, depth: Int = 4) -> JSONNode {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .number(Int.random(in: -1_000...1_000, using: &generator))
    case 3:
      return JSONNode(.number(["0.5", "-1e9", "2E-3", "12.25e+2"].randomElement(using: &generator) ?? "0"))
    case 4: return .string(randomText(using: &generator))
    case 5:
      let count = Int.random(in: 0...5, using: &generator)
      return .array((0..<count).map { _ in random(using: &generator, depth: depth - 1) })
    default:
      let count = Int.random(in: 0...5, using: &generator)
      return .object(
        (0..<count).map { index in
          let key = "\(index)" + randomText(using: &generator)
          return JSONMember(key, random(using: &generator, depth: depth - 1))
        })
    }
  }

  private static func randomText(using generator: inout SplitMix64) -> String {
    let letters = Array("ab \"\\/\n\t\u{0}\u{1F}é목록😀\u{2028}")
    let count = Int.random(in: 0...12, using: &generator)
    return String((0..<count).compactMap { _ in letters.randomElement(using: &generator) })
  }
}
