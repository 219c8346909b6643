import ArgumentParser
import NavAtlasAnalysis
import NavAtlasModel

/// Which part of the graph to look at; acts on the graph, so every format shows the same part.
struct FilterOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only a screen and what is so many moves away (1).", valueName: "screen[:hops]"))
  var focus: String?

  @Option(help: ArgumentHelp("Only the shortest ways to a screen.", valueName: "screen"))
  var pathTo: String?

  @Option(help: ArgumentHelp("Only a module and its neighbours.", valueName: "name"))
  var module: String?

  @Option(help: ArgumentHelp("Only screens up to this depth.", valueName: "levels"))
  var maxDepth: Int?

  @Option(help: ArgumentHelp("Only moves that sessions made so often.", valueName: "times"))
  var minCount: Int?

  func validate() throws {
    if let maxDepth, maxDepth < 0 { throw ValidationError("--max-depth must not be negative") }
    if let hops = focus?.split(separator: ":").dropFirst().last.flatMap({ Int($0) }), hops < 0 {
      throw ValidationError("--focus goes a number of moves that must not be negative")
    }
    if let minCount, minCount < 0 { throw ValidationError("--min-count must not be negative") }
  }

  /// The views the options ask for, in the order they act in; depths are those of the width class.
  func views(_ profile: Profile) -> [any GraphView] {
    var views: [any GraphView] = []
    if let module { views.append(ModuleView(module)) }
    if let minCount { views.append(CountView(minimum: minCount)) }
    if let maxDepth { views.append(DepthView(maximum: maxDepth, in: profile)) }
    if let pathTo { views.append(PathView(to: pathTo)) }
    if let focus {
      let parts = focus.split(separator: ":", omittingEmptySubsequences: false)
      if parts.count > 1, let hops = parts.last.flatMap({ Int($0) }), hops >= 0 {
        views.append(NeighbourhoodView(of: parts.dropLast().joined(separator: ":"), hops: hops))
      } else {
        views.append(NeighbourhoodView(of: focus))
      }
    }
    return views
  }
}
