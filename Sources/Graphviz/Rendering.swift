/// Graphviz's layout engines.
public enum LayoutEngine: String, Sendable, Hashable, CaseIterable {
  case dot, neato, fdp, sfdp, circo, twopi, osage, patchwork
}

/// What libgvc can write.
public enum OutputFormat: String, Sendable, Hashable, CaseIterable {
  case svg, png, pdf
  /// DOT with the positions that the layout found.
  case xdot
}

/// What a rendering may cost.
public struct RenderLimits: Sendable, Hashable {
  /// Dots per inch of a bitmap; lowered where ``maximumPixels`` would be passed.
  public var resolution: Double
  /// Width times height of a bitmap.
  public var maximumPixels: Double
  /// The most nodes and edges that are tried at all.
  public var maximumSize: Int
  /// Wall-clock seconds; kept by a worker process only.
  public var seconds: Double
  /// Bytes of address space; kept by a worker process only, where the system does.
  public var memory: Int

  public init(
    resolution: Double = 144, maximumPixels: Double = 25_000_000, maximumSize: Int = 60_000,
    seconds: Double = 120, memory: Int = 4 << 30
  ) {
    self.resolution = resolution
    self.maximumPixels = maximumPixels
    self.maximumSize = maximumSize
    self.seconds = seconds
    self.memory = memory
  }
}

/// One picture to make.
public struct RenderRequest: Sendable, Hashable {
  public var graph: Graph
  public var engine: LayoutEngine
  public var format: OutputFormat
  public var limits: RenderLimits

  public init(
    _ graph: Graph, engine: LayoutEngine = .dot, format: OutputFormat, limits: RenderLimits = RenderLimits()
  ) {
    self.graph = graph
    self.engine = engine
    self.format = format
    self.limits = limits
  }
}

/// A finished picture.
public struct Rendering: Sendable, Hashable {
  public var bytes: [UInt8]
  /// What the caller should tell the user: a lowered resolution, for example.
  public var notes: [String]
  /// Warnings of the library, one a line.
  public var warnings: [String]
  /// How many edges are without words, as there was no room for them.
  public var wordsLeftOut: Int

  public init(bytes: [UInt8], notes: [String] = [], warnings: [String] = [], wordsLeftOut: Int = 0) {
    self.bytes = bytes
    self.notes = notes
    self.warnings = warnings
    self.wordsLeftOut = wordsLeftOut
  }
}

/// Why there is no picture.
public enum GraphvizError: Error, Sendable, Hashable {
  /// An edge names a node that is not there, or two objects share a name.
  case invalidGraph(String)
  /// The graph has more nodes and edges than the limits allow.
  case tooLarge(Int, limit: Int)
  /// The layout failed; with the library's own words.
  case layoutFailed(LayoutEngine, [String])
  /// The layout succeeded and the output failed.
  case outputFailed(OutputFormat, [String])
  /// The worker process could not be started.
  case workerUnavailable(String)
  /// The worker process passed its deadline, in seconds, and was ended.
  case timedOut(Double)
  /// The worker process ended before it answered: crashed, or stopped by one of its limits.
  case workerDied(String)
}

extension GraphvizError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidGraph(let reason): "the graph cannot be drawn: \(reason)"
    case .tooLarge(let size, let limit):
      "the picture would have \(size) cards and lines, more than \(limit); fold or filter the graph"
    case .layoutFailed(let engine, let messages):
      "Graphviz could not lay the graph out with \(engine.rawValue)\(Self.list(messages))"
    case .outputFailed(let format, let messages):
      "Graphviz could not write \(format.rawValue)\(Self.list(messages))"
    case .workerUnavailable(let reason): "the drawing process could not be started: \(reason)"
    case .timedOut(let seconds):
      "drawing took longer than \(Int(seconds.rounded(.up))) s and was stopped; fold or filter the graph"
    case .workerDied(let reason): "the drawing process ended early: \(reason)"
    }
  }

  private static func list(_ messages: [String]) -> String {
    messages.isEmpty ? "" : ": " + messages.joined(separator: "; ")
  }
}
