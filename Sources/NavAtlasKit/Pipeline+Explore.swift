import Graphviz
public import NavAtlasAnalysis
import NavAtlasExplore
import NavAtlasModel
public import NavAtlasRender
import NavAtlasRules

extension Pipeline {
  /// What an interactive page is made of, beside the app itself.
  public struct ExploreRequest: Sendable {
    /// The inputs, as they were named: their settings and sources are looked up.
    public var inputs: [String]
    public var format: String?
    public var options: DiagramOptions
    public var looks: RenderOptions
    /// Pictures of screens.
    public var thumbnails: Thumbnails?

    public init(inputs: [String], format: String? = nil, options: DiagramOptions, looks: RenderOptions) {
      self.inputs = inputs
      self.format = format
      self.options = options
      self.looks = looks
    }
  }

  /// The interactive page of an app.
  public func explore(_ loaded: Loaded, _ request: ExploreRequest) throws(JobError) -> Artifact {
    let report = try lint(LintRequest(loaded, inputs: request.inputs, format: request.format))
    var builder = AtlasBuilder(loaded.graph)
    builder.findings = report.items.map(\.finding)
    builder.times = loaded.times
    builder.recorded = loaded.recorded
    builder.sourceBase = request.looks.sourceBase
    var page = AtlasPage(named(builder.document(), request))
    var notes: [String] = []
    for profile in loaded.graph.drawnProfiles {
      let diagram = try diagram(
        of: loaded.graph, profile: profile, views: [], options: request.options)
      notes += try add(diagram, profile, to: &page, request)
    }
    return try artifact(page, notes)
  }

  /// The interactive page of two versions on one layout.
  public func explore(_ diff: GraphDiff, _ versions: Versions, _ request: ExploreRequest) throws(JobError)
    -> Artifact
  {
    var builder = AtlasBuilder(diff.union)
    builder.diff = diff
    builder.sourceBase = request.looks.sourceBase
    var page = AtlasPage(named(builder.document(), request))
    page.document.comparison = .init(diff, base: versions.names.base, head: versions.names.head)
    var notes: [String] = []
    for profile in diff.union.drawnProfiles {
      let diagram = try diagram(of: diff, isWhole: true, profile: profile, options: request.options)
      notes += try add(diagram, profile, to: &page, request)
    }
    return try artifact(page, notes)
  }

  private func named(_ document: AtlasDocument, _ request: ExploreRequest) -> AtlasDocument {
    var document = document
    document.name = request.options.title ?? document.name
    document.thumbnails = (request.thumbnails?.pictures ?? []).map {
      .init(screen: $0.screen, variant: $0.variant, png: $0.png, width: $0.width, height: $0.height)
    }
    return document
  }

  private func add(
    _ diagram: Diagram, _ profile: Profile, to page: inout AtlasPage, _ request: ExploreRequest
  ) throws(JobError) -> [String] {
    var looks = request.looks
    // Several layouts are tried for that, which is too much to ask for thousands of cards.
    if diagram.cards.count <= 300 { looks.aspect = looks.aspect ?? Self.windowAspect }
    do {
      let (drawn, _) = try drawing(diagram, with: request.thumbnails) {
        try page.add($0, profile: profile.rawValue, looks)
      }
      let notes = drawn + diagram.omissions
      page.document.remarks += notes.filter { !page.document.remarks.contains($0) }
      return notes
    } catch {
      throw JobError("\(error)")
    }
  }

  /// Width by height of what a window shows below the page's bar.
  private static let windowAspect = 1.6

  private func artifact(_ page: AtlasPage, _ notes: [String]) throws(JobError) -> Artifact {
    do {
      let unique = notes.enumerated().filter { notes.firstIndex(of: $0.element) == $0.offset }.map(\.element)
      return Artifact(bytes: try page.html(), notes: unique)
    } catch {
      throw JobError(error.description)
    }
  }
}

extension NavigationGraph {
  /// The width classes in which it is drawn: both where they differ.
  fileprivate var drawnProfiles: [Profile] { hasSplit ? [.regular, .compact] : [.regular] }
}
