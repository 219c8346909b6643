import NavAtlasAnalysis
public import NavAtlasModel
public import NavAtlasRender
public import NavAtlasReports
public import NavAtlasRules

extension Pipeline {
  /// How findings are written besides their form.
  public struct FindingLooks: Sendable {
    /// True where the text is for a terminal that has colours.
    public var isColored: Bool
    /// What the findings are about, drawn.
    public var picture: FindingPicture?

    public init(isColored: Bool = false, picture: FindingPicture? = nil) {
      self.isColored = isColored
      self.picture = picture
    }
  }

  /// Findings in the form of that name.
  public func artifact(
    _ report: LintReport, reporter id: String, _ looks: FindingLooks = .init()
  ) throws(JobError) -> Artifact {
    guard let reporter = FindingReporters.named(id) else { throw JobError("there is no reporter '\(id)'") }
    return Artifact(
      bytes: Array(reporter.text(report, isColored: looks.isColored, picture: looks.picture).utf8))
  }

  /// The most cards of a picture that a page shows beside its findings.
  private static let cardLimit = 40

  /// The part of a graph that new findings are about; `nil` where they name no screen, or too many for a picture.
  public func affected(by report: LintReport, in graph: NavigationGraph) throws(JobError) -> Diagram? {
    let known = Set(graph.screens.map(\.id))
    let screens = Set(report.new.flatMap(\.finding.screens)).intersection(known)
    guard !screens.isEmpty else { return nil }
    for hops in [1, 0] {
      let view = SurroundingsView(of: screens, hops: hops)
      let part = try self.view(graph, by: [view]).graph
      guard part.screens.count <= Self.cardLimit else { continue }
      return try diagram(of: graph, profile: .regular, views: [view], options: .init())
    }
    return nil
  }

  /// A diagram as a flowchart for a page.
  public func mermaid(_ diagram: Diagram) throws(JobError) -> String {
    let options = try Catalog.renderOptions(
      theme: "light", engine: "dot", resolution: 96, timeout: 60, sourceBase: "")
    return String(decoding: try render(diagram, by: MermaidRenderer(), options).bytes, as: UTF8.self)
  }

  /// A diagram as a picture with the standard looks.
  public func picture(_ diagram: Diagram, by renderer: any DiagramRenderer) throws(JobError) -> Artifact {
    let options = try Catalog.renderOptions(
      theme: "light", engine: "dot", resolution: 144, timeout: 120, sourceBase: "")
    return try render(diagram, by: renderer, options)
  }
}
