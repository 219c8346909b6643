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
  /// Width by height that a picture should come near to; as the layout wants where nil.
  public var aspect: Double?
  /// False for a picture whose title and legend stand elsewhere.
  var hasHeading = true

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
    var shape = DiagramShape()
    if let aspect = aspect ?? diagram.usualAspect {
      shape = try self.shape(of: diagram, nearest: aspect, detail)
    }
    let close = try draw(diagram, format, detail, .close, shape)
    guard close.wordsLeftOut > 0 else { return close }
    let words = diagram.sayingWordsOnce.links.count { !$0.label.isEmpty }
    var (best, spacing) = (close, DiagramGraph.Spacing.close)
    if close.wordsLeftOut * 100 > words * Self.bearable, words <= Self.fewWords {
      let wide = try draw(diagram, format, detail, .wide, shape)
      if wide.wordsLeftOut < close.wordsLeftOut { (best, spacing) = (wide, .wide) }
    }
    guard best.wordsLeftOut > 0, hasHeading else { return best }
    // The heading is part of what is laid out: the same layout again, with one more remark.
    var told = diagram
    told.subtitle += " · \(Words.count(best.wordsLeftOut, "word")) left out for want of room"
    return try draw(told, format, detail, spacing, shape)
  }

  /// The share of words, in percent, that may be left out before the cards move apart.
  private static let bearable = 15
  /// With more words a second layout takes too long for what it brings.
  private static let fewWords = 200

  private func draw(
    _ diagram: Diagram, _ format: OutputFormat, _ detail: DiagramGraph.Detail,
    _ spacing: DiagramGraph.Spacing, _ shape: DiagramShape
  ) throws(GraphvizError) -> Rendering {
    let graph = DiagramGraph(
      diagram: diagram, palette: theme.palette, engine: engine, detail: detail, spacing: spacing,
      shape: shape,
      hasHeading: hasHeading
    ).graph()
    return try service.render(RenderRequest(graph, engine: engine, format: format, limits: limits))
  }
}
