import NavAtlasInputs
import NavAtlasKit
import NavAtlasModel
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

/// The tests that plans are written as are Swift, whatever screens are called.
@Suite struct PlanSkeletonTests {
  private static let hostile = [
    "\"", "\\", "\\(x)", "\n}", "*/", "//", "\u{2028}", "\u{202E}", "`", "#\"", "\"\"\"", "\r", "é",
  ]

  @Test(arguments: ["xctest", "swift-testing"], 0..<30 as Range<UInt64>)
  func `a skeleton parses`(format: String, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var graph = NavigationGraph.random(using: &random)
    graph = graph.renamingScreens { id in id + Self.hostile[Int(seed) % Self.hostile.count] }
    for index in graph.transitions.indices {
      graph.transitions[index].label = Self.hostile[index % Self.hostile.count]
    }
    graph.name = Self.hostile[Int(seed / 2) % Self.hostile.count]
    graph = GraphValidator.validate(graph).graph
    let text = try Pipeline().plan(of: graph, format: format)
    #expect(!Parser.parse(source: text).hasError, "\(text)")
  }
}
