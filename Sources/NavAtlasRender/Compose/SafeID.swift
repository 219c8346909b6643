/// Hands out ids of ASCII letters, digits and underscores: legible, stable, each once.
struct SafeID {
  private var taken: Set<String> = []

  mutating func make(_ prefix: String, _ name: String) -> String {
    var slug = ""
    var isExact = true
    for (index, scalar) in name.unicodeScalars.enumerated() {
      if index == 40 || !scalar.isASCII { isExact = false }
      if index == 40 { break }
      slug.unicodeScalars.append(scalar.isPlain ? scalar : "_")
    }
    if !isExact { slug += "_" + String(Self.hash(name), radix: 36) }
    let base = prefix + "_" + slug
    var candidate = base
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = base + "_\(number)"
      number += 1
    }
    return candidate
  }

  /// FNV-1a: unlike Swift's own hash the same in every run.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension Unicode.Scalar {
  fileprivate var isPlain: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
