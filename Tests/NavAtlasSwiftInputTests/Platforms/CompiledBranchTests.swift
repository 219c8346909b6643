import TestSupport
import Testing

@testable import NavAtlasSourceReading
@testable import NavAtlasSwiftInput

/// Which branches of `#if` are read for a platform.
@Suite struct CompiledBranchTests {
  static func facts(_ source: String, on platform: Platform) -> FileFacts {
    Array(source.utf8).withUnsafeBufferPointer {
      SyntaxReducer.facts(path: "A.swift", module: "App", platform: platform, source: $0)
    }
  }

  /// Code with branches in branches; each piece has a number of its own.
  private indirect enum Code {
    case piece(Int)
    /// Each branch with its condition, as text and for each way to set the flags; the last may have none.
    case choice([(text: String?, holds: (Int) -> Bool, code: [Code])])

    func text(_ piece: (Int) -> String) -> String {
      switch self {
      case .piece(let number): return piece(number)
      case .choice(let branches):
        let lines = branches.enumerated().map { position, branch in
          let keyword = branch.text.map { (position == 0 ? "#if " : "#elseif ") + $0 } ?? "#else"
          return ([keyword] + branch.code.map { $0.text(piece) }).joined(separator: "\n")
        }
        return (lines + ["#endif"]).joined(separator: "\n")
      }
    }

    /// What a compiler takes.
    func pieces(_ flags: Int) -> [Int] {
      switch self {
      case .piece(let number): [number]
      case .choice(let branches): branches.first { $0.holds(flags) }?.code.flatMap { $0.pieces(flags) } ?? []
      }
    }
  }

  private struct Maker {
    var generator: SplitMix64
    var flags = 0
    var pieces = 0

    mutating func code(_ depth: Int) -> [Code] {
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        guard depth > 0, Int.random(in: 0..<3, using: &generator) > 0 else {
          pieces += 1
          return .piece(pieces)
        }
        var branches: [(text: String?, holds: (Int) -> Bool, code: [Code])] = []
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let (text, holds) = condition()
          branches.append((text, holds, code(depth - 1)))
        }
        if Bool.random(using: &generator) { branches.append((nil, { _ in true }, code(depth - 1))) }
        return .choice(branches)
      }
    }

    private mutating func condition() -> (String, (Int) -> Bool) {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return ("os(tvOS)", { _ in true })
      case 1: return ("os(macOS)", { _ in false })
      case 2 where flags < 9:
        flags += 1
        let bit = 1 << (flags - 1)
        return ("FLAG\(flags)", { $0 & bit != 0 })
      default: return ("canImport(AppKit) || !os(tvOS)", { _ in false })
      }
    }
  }

  /// - Parameter piece: how a piece is written.
  /// - Parameter around: what stands around all.
  private func check(
    _ seed: UInt64, piece: (Int) -> String, around: (String) -> String = { $0 }, read: (FileFacts) -> Set<Int>
  ) {
    var maker = Maker(generator: SplitMix64(seed: seed))
    let code = maker.code(3)
    let source = around(code.map { $0.text(piece) }.joined(separator: "\n"))
    let ways = (0..<(1 << maker.flags)).map { flags in Set(code.flatMap { $0.pieces(flags) }) }
    let facts = Self.facts(source, on: .tvos)
    #expect(read(facts) == ways.reduce(Set()) { $0.union($1) }, "\(source)")
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func `what some build compiles is read, and nothing else`(seed: UInt64) {
    check(seed, piece: { "func f\($0)() {}" }, read: { $0.numbers })
    check(
      seed, piece: { "  func f\($0)() {}" }, around: { "struct A {\n\($0)\n}" },
      read: { $0.types[0].functions.reduce(into: []) { $0.formUnion($1.number) } })
    check(
      seed, piece: { "  assigned\($0) = 1" }, around: { "func f() {\n\($0)\n}" },
      read: { Set($0.assigned.compactMap { Int($0.dropFirst("assigned".count)) }) })
    check(
      seed, piece: { "  case .a\($0): assigned\($0) = 1" }, around: { "func f() { switch a {\n\($0)\n} }" },
      read: { Set($0.assigned.compactMap { Int($0.dropFirst("assigned".count)) }) })
  }

  @Test func `a chain of modifiers goes on with the branches that are compiled`() {
    let source = """
      struct A { var body: some View {
        Text("")
        #if os(macOS)
          .a { assignedMac = 1 }
        #elseif os(iOS)
          .b { assignedPhone = 1 }
          #if FLAG
          .c { assignedFlag = 1 }
          #endif
        #else
          .d { assignedTV = 1 }
        #endif
      } }
      """
    #expect(Self.facts(source, on: .ios).assigned == ["assignedPhone", "assignedFlag"])
    #expect(Self.facts(source, on: .macos).assigned == ["assignedMac"])
    #expect(Self.facts(source, on: .watchos).assigned == ["assignedTV"])
  }

  @Test func `attributes of a branch that every build has count`() {
    let source = """
      #if os(macOS)
      @main
      #endif
      struct A {}
      """
    #expect(Self.facts(source, on: .macos).types.first?.attributes == ["main"])
    #expect(Self.facts(source, on: .ios).types.first?.attributes == [])
  }

  @Test func `what is left out is counted with the platforms that compile it`() {
    let source = """
      #if os(macOS)
      struct A { var body: some View { NavigationStack { Mac() } } }
        #if FLAG
        struct B { var body: some View { NavigationLink("") { Mac() } } }
        #elseif os(iOS)
        struct C { var body: some View { NavigationLink("") { Never() } } }
        #endif
      #elseif os(tvOS) || os(watchOS)
      struct D { var body: some View { Text("").sheet(isPresented: $a) { Small() } } }
      #elseif os(Linux)
      struct E { var body: some View { Text("").sheet(isPresented: $a) { Small() } } }
      #endif
      """
    let leftOut = Self.facts(source, on: .ios).leftOut
    #expect(leftOut.map(\.platforms) == [[.macos], [], [.tvos, .watchos], []])
    #expect(leftOut.map(\.constructs) == [2, 1, 1, 1])
    #expect(leftOut[0].names.contains("Mac") && !leftOut[0].names.contains("Never"))
    #expect(Self.facts(source, on: .tvos).leftOut.map(\.constructs) == [2, 1, 1])
  }

  @Test func `iPhones and iPads compile the same`() {
    #expect(Platform.ipados.compiled == .ios)
    let text = ConditionTests.decided.map { "#if \($0.0)\nfunc f() {}\n#endif" }.joined(separator: "\n")
    #expect(
      Self.facts(text, on: .ipados).functions.map(\.offset)
        == Self.facts(text, on: .ios).functions.map(\.offset))
  }
}

extension FileFacts {
  fileprivate var numbers: Set<Int> { functions.reduce(into: []) { $0.formUnion($1.number) } }
}

extension Function {
  /// The number in its name.
  fileprivate var number: Set<Int> { Set([Int(name.dropFirst())].compactMap(\.self)) }
}
