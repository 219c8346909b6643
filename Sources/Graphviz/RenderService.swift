/// Draws graphs: small ones in this process, large ones in a worker process where there is one.
public final class RenderService: Sendable {
  public init() {}

  /// Draws a graph.
  public func render(_ request: RenderRequest) throws(GraphvizError) -> Rendering {
    try Library.render(request)
  }
}
