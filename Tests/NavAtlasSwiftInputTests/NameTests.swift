import TestSupport
import Testing

@testable import NavAtlasSourceReading

@Suite struct NameTests {
  @Test func `equal names have one number, however they are spelled and kept`() {
    #expect(Name("caf\u{E9}") == Name("cafe\u{301}"))
    #expect("caf\u{E9}".keyNumber == "cafe\u{301}".keyNumber)
    for length in 0...40 {
      let text = String(repeating: "ab", count: 20).prefix(length)
      #expect(String(text).keyNumber == text.map(String.init).joined().keyNumber)
    }
  }

  @Test func `names that differ in one letter, or in length, have other numbers`() {
    var random = SplitMix64(seed: 11)
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGH")
    var names: Set<String> = []
    for _ in 0..<4_000 {
      let length = Int.random(in: 0...24, using: &random)
      names.insert(String((0..<length).compactMap { _ in letters.randomElement(using: &random) }))
    }
    names.formUnion(names.map { $0 + "a" })
    names.formUnion(names.map { "a" + $0 })
    #expect(Set(names.map(\.keyNumber)).count == names.count)
  }

  @Test func `words are found in bytes where a slow search finds them`() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        UInt8.random(in: 97...100, using: &random)
      }
      let text = String(decoding: bytes, as: UTF8.self)
      for word in ["", "a", "bad", "dada", "cabbac"] {
        #expect(text.mentions(word) == isIn(Array(word.utf8), bytes), "\(word) in \(text)")
      }
    }
  }

  private func isIn(_ word: [UInt8], _ bytes: [UInt8]) -> Bool {
    guard bytes.count >= word.count else { return false }
    return (0...(bytes.count - word.count)).contains { Array(bytes[$0..<($0 + word.count)]) == word }
  }
}
