import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import NavAtlasSourceReading
@testable import NavAtlasSwiftInput

/// What a platform decides of the condition of an `#if`.
@Suite struct ConditionTests {
  static func verdict(_ condition: String, on platform: Platform) -> Bool? {
    let tree = Parser.parse(source: "#if \(condition)\nlet a = 1\n#endif\n")
    let config = tree.statements.first?.item.as(DeclSyntax.self)?.as(IfConfigDeclSyntax.self)
    return config?.clauses.first?.condition.flatMap { platform.meets($0) }
  }

  /// The platforms that meet each condition; all others do not.
  static let decided: [(String, Set<Platform>)] = [
    ("os(iOS)", [.ios, .ipados, .catalyst]),
    ("os(macOS)", [.macos]),
    ("os(OSX)", [.macos]),
    ("os(tvOS)", [.tvos]),
    ("os(watchOS)", [.watchos]),
    ("os(visionOS)", [.visionos]),
    ("os(xrOS)", [.visionos]),
    ("os(Linux)", []),
    ("targetEnvironment(macCatalyst)", [.catalyst]),
    ("targetEnvironment(simulator)", []),
    ("os(iOS) && !targetEnvironment(macCatalyst)", [.ios, .ipados]),
    ("canImport(UIKit)", [.ios, .ipados, .catalyst, .tvos, .watchos, .visionos]),
    ("canImport(AppKit)", [.macos, .catalyst]),
    ("canImport(UIKit) && !os(watchOS)", [.ios, .ipados, .catalyst, .tvos, .visionos]),
    ("canImport(TVUIKit)", [.tvos]),
    ("canImport(SwiftUI)", Set(Platform.allCases)),
    ("canImport(Glibc)", []),
    ("swift(>=5.9)", Set(Platform.allCases)),
    ("compiler(<6)", []),
    ("true", Set(Platform.allCases)),
    ("false", []),
    ("(os(tvOS))", [.tvos]),
    ("!(os(iOS) || os(macOS))", [.tvos, .watchos, .visionos]),
    ("os(iOS) || os(macOS) && os(tvOS)", [.ios, .ipados, .catalyst]),
    ("os(tvOS) && os(macOS) || os(macOS)", [.macos]),
    ("FLAG && os(macOS) && false", []),
  ]

  @Test(arguments: decided) func `a platform decides what it is asked`(condition: String, met: Set<Platform>)
  {
    for platform in Platform.allCases {
      #expect(Self.verdict(condition, on: platform) == met.contains(platform), "\(condition) on \(platform)")
    }
  }

  @Test(arguments: [
    "DEBUG", "!DEBUG", "FLAG || os(Linux)", "FLAG && true", "canImport(Gadget)",
    "canImport(SwiftUI, _version: 9)",
    "hasFeature(Macros)", "arch(arm64)", "targetEnvironment(other)", "os", "f(1, 2)", "(FLAG)",
  ])
  func `what a build decides stays open`(condition: String) {
    for platform in Platform.allCases { #expect(Self.verdict(condition, on: platform) == nil) }
  }

  /// A random condition, and what it is for each way to set its flags; no flag is in it twice.
  private indirect enum Formula {
    case known(String, Bool)
    case flag(Int)
    case not(Formula)
    case both(Formula, Formula, isAnd: Bool)

    var text: String {
      switch self {
      case .known(let text, _): text
      case .flag(let number): "FLAG\(number)"
      // Two signs in a row would be an operator of their own.
      case .not(let inner): "!" + (inner.isCompound ? "(\(inner.text))" : inner.text)
      case .both(let left, let right, let isAnd):
        [left, right].map { isAnd && $0.isOr ? "(\($0.text))" : $0.text }.joined(
          separator: isAnd ? " && " : " || ")
      }
    }

    private var isCompound: Bool {
      switch self {
      case .not, .both: true
      case .known, .flag: false
      }
    }
    private var isOr: Bool { if case .both(_, _, isAnd: false) = self { true } else { false } }

    func value(_ flags: Int) -> Bool {
      switch self {
      case .known(_, let value): value
      case .flag(let number): flags & (1 << number) != 0
      case .not(let inner): !inner.value(flags)
      case .both(let left, let right, let isAnd):
        isAnd ? left.value(flags) && right.value(flags) : left.value(flags) || right.value(flags)
      }
    }

    static func random(_ depth: Int, _ flags: inout Int, _ generator: inout SplitMix64) -> Formula {
      switch Int.random(in: 0..<(depth == 0 ? 2 : 5), using: &generator) {
      case 0:
        let known = [
          ("os(tvOS)", true), ("os(iOS)", false), ("canImport(AppKit)", false), ("swift(>=6)", true),
        ]
        let (text, value) = known.randomElement(using: &generator) ?? known[0]
        return .known(text, value)
      case 1:
        flags += 1
        return .flag(flags - 1)
      case 2: return .not(random(depth - 1, &flags, &generator))
      default:
        let left = random(depth - 1, &flags, &generator)
        let isAnd = Bool.random(using: &generator)
        return .both(left, random(depth - 1, &flags, &generator), isAnd: isAnd)
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a condition is decided where all ways to set its flags agree, and only there`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<25 {
      var flags = 0
      let formula = Formula.random(3, &flags, &generator)
      let values = Set((0..<(1 << flags)).map { formula.value($0) })
      let expected = values.count == 1 ? values.first : nil
      #expect(Self.verdict(formula.text, on: .tvos) == expected, "\(formula.text)")
    }
  }
}
