import Graphviz
public import NavAtlasAnalysis
public import NavAtlasModel
public import NavAtlasRender
public import NavAtlasReports
public import NavAtlasSourceReading
import NavAtlasSwiftInput
public import NavAtlasTraces

/// The steps from inputs to artifacts; each can be called alone.
///
/// load → view → analyse → compose → render, or → report. Nothing here prints or exits.
public struct Pipeline: Sendable {
  public var workspace: Workspace
  /// The file with the settings; the one in the app's folder where nil.
  public var settingsFile: String?
  /// Which app of a source folder is read; the largest one where nil.
  public var app: String?
  /// What source is read for; the app's main platform where nil.
  public var platform: Platform?
  /// The folder at which the paths of evidence begin; the folder of the source that is read where nil.
  public var root: String?
  /// The language of titles that are keys of localised strings; that of the development where nil.
  public var language: String?
  /// Whether the times of sessions are wanted.
  public var measuresTimes = false
  /// How much of recorded sessions is kept to be looked at one by one; none where nothing is said.
  public var keptSessions: RecordedSessions.Limit?
  /// Whether rules are to be applied, which take more than the graph to decide.
  public var readsFacts = false
  /// True for the older of two versions that are compared.
  var isBase = false
  /// Whether it is wanted which declarations of source use which.
  var findsUses = false
  /// Whether the views are told that screens are made of; source is read anew for that.
  public var findsComponents = false
  /// True in a process that ends with the job: what reading needed is left to its end, which frees all at once.
  public var leavesMemory = false

  public init(
    workspace: Workspace = .init(), settingsFile: String? = nil, app: String? = nil,
    platform: Platform? = nil,
    root: String? = nil
  ) {
    self.workspace = workspace
    self.settingsFile = settingsFile
    self.app = app
    self.platform = platform
    self.root = root
  }

  /// Notes for a picture: what the analyses know about each screen in a profile.
  public func notes(_ facts: Facts, _ profile: Profile, hidden: [String] = []) -> DiagramNotes {
    let measures = facts[Outline.self, profile]
    func screens(where holds: (ScreenMeasure) -> Bool) -> Set<Screen.ID> {
      Set(measures.filter(holds).map(\.screen))
    }
    var notes = DiagramNotes(
      depth: Dictionary(measures.compactMap { m in m.totalDepth.map { (m.screen, $0) } }) { first, _ in first
      },
      unreachable: screens { !$0.isReachable }, traps: screens { $0.isReachable && $0.isDeadlock },
      oneWay: screens { $0.isReachable && $0.isTrap && !$0.isDeadlock },
      deadEnds: screens(where: \.isDeadEnd), unbounded: screens(where: \.isUnbounded), profile: profile,
      hidden: hidden)
    // Where something was not followed, nothing proves that no way leads to them.
    if facts.graph.account?.hasGaps ?? false { swap(&notes.unreachable, &notes.unfollowed) }
    return notes
  }

  /// The part of a graph that views leave, and what they hide.
  public func view(
    _ graph: NavigationGraph, by views: [any GraphView]
  ) throws(JobError) -> (graph: NavigationGraph, hidden: [String]) {
    do {
      return try graph.viewed(by: views)
    } catch {
      throw JobError(error.description)
    }
  }

  /// Draws a diagram; the library's own words are in the error.
  public func render(
    _ diagram: Diagram, by renderer: any DiagramRenderer, _ options: RenderOptions
  ) throws(JobError) -> Artifact {
    do {
      let rendering = try renderer.render(diagram, options)
      return Artifact(bytes: rendering.bytes, notes: rendering.notes + rendering.warnings)
    } catch {
      throw JobError(error.description)
    }
  }

  /// The diagram of a graph in a profile: the part the views leave, with what the whole graph's analyses say.
  public func diagram(
    of graph: NavigationGraph, times: MoveTimes? = nil, profile: Profile, views: [any GraphView],
    options: DiagramOptions
  ) throws(JobError) -> Diagram {
    let (part, hidden) = try view(graph, by: profile == .compact ? views + [CompactView()] : views)
    var notes = notes(Facts(graph), profile, hidden: hidden)
    notes.isPart = !views.isEmpty
    notes.times = times.map { DiagramTimes($0) }
    if !graph.hasSplit { notes.profile = nil }
    notes.focus = views.compactMap { $0 as? NeighbourhoodView }.last.flatMap { try? $0.centre(in: graph) }
    return DiagramComposer.compose(graph: part, notes: notes, options: options)
  }

  /// The report of a graph's measures; views choose what is analysed.
  public func report(
    of graph: NavigationGraph, profiles: [Profile], views: [any GraphView], options: AnalysisOptions = .init()
  ) throws(JobError) -> AnalysisReport {
    let (part, hidden) = try view(graph, by: views)
    return AnalysisReport(Facts(part, options: options), profiles: profiles, hidden: hidden)
  }

  /// Why there are moves from one screen to another, in words.
  public func explanation(of graph: NavigationGraph, from: String, to: String) throws(JobError) -> Artifact {
    do {
      return Artifact(
        bytes: Array(EdgeExplanation.text(try EdgeEvidence(from: from, to: to, in: graph)).utf8))
    } catch {
      throw JobError(error.description)
    }
  }

  /// A report in the form of that name.
  public func artifact(_ report: AnalysisReport, format: String) throws(JobError) -> Artifact {
    guard let reporter = Catalog.reporters.first(where: { $0.id == format }) else {
      throw JobError("there is no report format '\(format)'")
    }
    return Artifact(bytes: Array(reporter.text(report).utf8))
  }
}

extension DiagramTimes {
  fileprivate init(_ times: MoveTimes) {
    let pairs = times.between.map { (MoveEnds($0.key.from, $0.key.to), $0.value) }
    self.init(stays: times.stays, between: Dictionary(uniqueKeysWithValues: pairs))
  }
}

extension NavigationGraph {
  /// True where regular and compact width differ.
  var hasSplit: Bool {
    containers.contains { if case .split = $0.body { true } else { false } }
  }
}
