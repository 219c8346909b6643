public import Graphviz

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// The diagram itself as JSON, for drawing it elsewhere.
public struct JSONRenderer: DiagramRenderer {
  public init() {}
  public var id: String { "json" }
  public var fileExtensions: [String] { ["json"] }
  public var summary: String { "the diagram's cards, groups and links" }

  public func render(_ diagram: Diagram, _ options: RenderOptions) throws(GraphvizError) -> Rendering {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return Rendering(bytes: Array(try encoder.encode(diagram)) + [UInt8(ascii: "\n")])
    } catch {
      throw .invalidGraph("a number in it is not finite")
    }
  }
}
