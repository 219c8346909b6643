public import Graphviz

/// How a diagram is drawn.
public struct RenderOptions: Sendable {
  public var theme: any Theme
  public var engine: LayoutEngine
  public var limits: RenderLimits
  /// Where the layout runs.
  public var service: RenderService
  /// What links to source files start with, such as `https://example.com/blob/main/`; relative links when empty.
  public var sourceBase: String

  public init(
    theme: any Theme = LightTheme(), engine: LayoutEngine = .dot, limits: RenderLimits = RenderLimits(),
    service: RenderService = RenderService(), sourceBase: String = ""
  ) {
    self.theme = theme
    self.engine = engine
    self.limits = limits
    self.service = service
    self.sourceBase = sourceBase
  }
}

extension RenderOptions {
  /// Lays the diagram out; where the engine fails on the full graph, again with less to arrange.
  func draw(_ diagram: Diagram, _ format: OutputFormat) throws(GraphvizError) -> Rendering {
    do {
      return try draw(diagram, format, .full)
    } catch {
      guard case .layoutFailed = error else { throw error }
      var rendering = try draw(diagram, format, .withoutGroups)
      if !diagram.groups.isEmpty {
        rendering.notes.append("the frames around groups are left out: the layout engine failed on them")
      }
      return rendering
    }
  }

  private func draw(
    _ diagram: Diagram, _ format: OutputFormat, _ detail: DiagramGraph.Detail
  ) throws(GraphvizError) -> Rendering {
    let graph = DiagramGraph(
      diagram: diagram, palette: theme.palette, engine: engine, detail: detail
    ).graph()
    return try service.render(RenderRequest(graph, engine: engine, format: format, limits: limits))
  }
}
