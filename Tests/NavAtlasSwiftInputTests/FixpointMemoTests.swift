import Testing

@testable import NavAtlasInterpreting

/// Which letters each letter leads to, as far as a memo tells: a graph is searched by remembered results.
@Suite struct FixpointMemoTests {
  private final class Search {
    private let edges: [Character: [Character]]
    private let memo = FixpointMemo<Character, Set<Character>>(isSame: ==)
    private(set) var steps = 0

    init(_ edges: [Character: [Character]]) { self.edges = edges }

    func reached(from letter: Character) -> Set<Character> {
      if let known = memo.result(for: letter) { return known }
      if memo.isOpen(letter) { return memo.previousResult(for: letter) ?? [] }
      let found = memo.compute(letter) {
        steps += 1
        return (edges[letter] ?? []).reduce(into: [letter]) { $0.formUnion(reached(from: $1)) }
      }
      #expect(found.isSettled)
      return found.result
    }
  }

  @Test(arguments: [
    ["a": "bc", "b": "d", "c": "d", "d": ""], ["a": "b", "b": "a"], ["a": "bc", "b": "ca", "c": "ab"],
    ["a": "b", "b": "cd", "c": "be", "d": "a", "e": "f", "f": "e"], ["a": "a"],
    ["a": "bx", "b": "c", "c": "a", "x": "y", "y": "zx", "z": "c"],
    ["a": "b", "b": "bc", "c": "cd", "d": "dea", "e": "e"],
  ]) func `a result is complete in whatever order results are asked for`(graph: [String: String]) {
    let edges = Dictionary(uniqueKeysWithValues: graph.map { (Character($0), Array($1)) })
    let expected = edges.keys.sorted().map { ($0, Self.closure(of: $0, edges)) }
    for rotation in expected.indices {
      let search = Search(edges)
      for (letter, all) in expected[rotation...] + expected[..<rotation] {
        #expect(search.reached(from: letter) == all)
        #expect(search.reached(from: letter) == all)
      }
    }
  }

  @Test func `without circles everything is computed once`() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let search = Search(
      Dictionary(uniqueKeysWithValues: zip(letters, letters.dropFirst()).map { ($0, [$1, $1]) }))
    #expect(search.reached(from: "a") == Set(letters))
    #expect(search.steps == letters.count)
  }

  @Test func `circles in circles are gone round together, and once for all who ask`() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    for edges in [
      Dictionary(uniqueKeysWithValues: letters.map { ($0, letters) }),
      Dictionary(uniqueKeysWithValues: zip(letters, letters.dropFirst() + "a").map { ($0, [$0, $1]) }),
    ] {
      let search = Search(edges)
      for letter in letters { #expect(search.reached(from: letter) == Set(letters)) }
      #expect(search.steps <= 3 * letters.count)
    }
  }

  @Test func `what never settles ends, and says so`() {
    let memo = FixpointMemo<Int, Int>(isSame: ==)
    func count() -> (result: Int, isSettled: Bool) {
      memo.compute(0) { (memo.previousResult(for: 0) ?? 0) + 1 }
    }
    #expect(!count().isSettled)
    #expect(memo.result(for: 0) ?? 0 > 1)
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
