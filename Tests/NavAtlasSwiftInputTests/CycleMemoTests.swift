import Testing

@testable import NavAtlasAssembling

/// Which letters each letter leads to, as far as a memo tells: a graph is searched by remembered results.
@Suite struct CycleMemoTests {
  private final class Search {
    private let edges: [Character: [Character]]
    private let memo = CycleMemo<Character, Set<Character>>()
    private(set) var steps = 0

    init(_ edges: [Character: [Character]]) { self.edges = edges }

    func reached(from letter: Character) -> Set<Character> {
      if let known = memo.result(for: letter) { return known }
      guard memo.begin(letter) else { return [] }
      steps += 1
      let found = (edges[letter] ?? []).reduce(into: Set([letter])) { $0.formUnion(reached(from: $1)) }
      memo.end(letter, found)
      return found
    }
  }

  @Test(arguments: [
    ["a": "bc", "b": "d", "c": "d", "d": ""], ["a": "b", "b": "a"], ["a": "bc", "b": "ca", "c": "ab"],
    ["a": "b", "b": "cd", "c": "be", "d": "a", "e": "f", "f": "e"], ["a": "a"],
    ["a": "bx", "b": "c", "c": "a", "x": "y", "y": "zx", "z": "c"],
  ]) func `a result is complete in whatever order results are asked for`(graph: [String: String]) {
    let edges = Dictionary(uniqueKeysWithValues: graph.map { (Character($0), Array($1)) })
    let expected = edges.keys.map { ($0, Self.closure(of: $0, edges)) }
    for rotation in expected.indices {
      let search = Search(edges)
      for (letter, all) in expected[rotation...] + expected[..<rotation] {
        #expect(search.reached(from: letter) == all)
        #expect(search.reached(from: letter) == all)
      }
      #expect(search.steps <= edges.count * edges.count)
    }
  }

  @Test func `without circles everything is computed once`() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let search = Search(
      Dictionary(uniqueKeysWithValues: zip(letters, letters.dropFirst()).map { ($0, [$1, $1]) }))
    #expect(search.reached(from: "a") == Set(letters))
    #expect(search.steps == letters.count)
  }

  @Test func `in a circle of all with all nothing is computed more than once for each question`() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let search = Search(Dictionary(uniqueKeysWithValues: letters.map { ($0, letters) }))
    for letter in letters { #expect(search.reached(from: letter) == Set(letters)) }
    #expect(search.steps == letters.count * letters.count)
  }

  private static func closure(of start: Character, _ edges: [Character: [Character]]) -> Set<Character> {
    var found: Set = [start]
    var open = [start]
    while let letter = open.popLast() {
      for next in edges[letter] ?? [] where found.insert(next).inserted { open.append(next) }
    }
    return found
  }
}
