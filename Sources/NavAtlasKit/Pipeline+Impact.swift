public import NavAtlasAnalysis
public import NavAtlasModel
import NavAtlasSwiftInput

extension Pipeline {
  /// What a change of source reaches.
  public struct ImpactReport: Sendable {
    public var graph: NavigationGraph
    public var impact: Impact
    /// The screens that the older version reached by code that is gone; by their ids in the newer one.
    public var lost: [Impact.Reached] = []
    /// What changed and is not looked at, in words.
    public var aside: [String] = []
    /// How many files of Swift changed.
    public var files = 0
  }

  /// What the changes between two versions reach.
  ///
  /// - Returns: the report, and the versions as they were read.
  public func impact(
    of range: GitRange, onFolder folder: String
  ) throws -> (report: ImpactReport, versions: Versions) {
    var tracing = self
    tracing.findsUses = true
    let trees = try VersionTrees(range, ofFolder: folder)
    let (repository, base, head) = (trees.repository, trees.base, trees.head)
    let versions = try tracing.load(range, from: trees, ofFolder: folder)
    let patch = try GitPatch(repository, from: base.commit, to: head?.commit)
    let root = try evidenceRoot(of: [folder], nil)
    func name(_ path: String?) -> String? { path.map { root.name(of: repository.root + "/" + $0) } }
    var (old, new) = (ChangedCode(versions.base.uses), ChangedCode(versions.head.uses))
    var report = ImpactReport(
      graph: versions.head.graph,
      impact: Impact(of: .init(declarations: [], lines: [:]), on: .init(), .init()))
    let newTree: any FileTree = head ?? DiskTree()
    for file in patch.files {
      guard (file.new ?? file.old)?.hasSuffix(".swift") ?? false else {
        report.aside.append("\(name(file.new ?? file.old) ?? ""): no Swift source")
        continue
      }
      report.files += 1
      if !file.isNew, file.added.isEmpty, file.removed.isEmpty {
        report.aside.append("\(name(file.new ?? file.old) ?? ""): no line changed, only its name or mode")
      }
      if let path = file.new, let name = name(path), file.isNew || !file.added.isEmpty {
        new.add(
          file.isNew ? nil : file.added, of: name,
          try newTree.read(repository.root + "/" + path, limit: workspace.inputLimit))
      }
      if let path = file.old, let name = name(path), !file.removed.isEmpty {
        let told = old.aside
        old.add(
          file.removed, of: name, try base.read(repository.root + "/" + path, limit: workspace.inputLimit))
        // What the newer version has of the file says more.
        if !file.added.isEmpty { old.aside = told }
      }
    }
    // Code that is still there is looked for where it is now.
    let names = Dictionary(grouping: new.uses.declarations.indices) { new.uses.declarations[$0].name }
    for number in old.declarations {
      let gone = old.uses.declarations[number]
      guard let same = names[gone.name] else { continue }
      let here = same.filter { new.uses.declarations[$0].file == gone.file }
      new.declarations.formUnion(here.isEmpty ? same : here)
      old.declarations.remove(number)
    }
    report.impact = Impact(of: new.changes, on: versions.head.graph, new.uses)
    report.lost = Impact(of: old.changes, on: versions.base.graph, old.uses).screens
    let renamed = GraphDiff(from: versions.base.graph, to: versions.head.graph).renamed
    let present = Set(versions.head.graph.screens.map(\.id))
    let told = Set(report.impact.screens.map(\.screen))
    for index in report.lost.indices {
      report.lost[index].screen = renamed[report.lost[index].screen] ?? report.lost[index].screen
    }
    report.lost.removeAll { !present.contains($0.screen) || told.contains($0.screen) }
    report.aside += new.aside + old.aside
    return (report, versions)
  }

  /// What changes of some lines, or of whole files, reach.
  ///
  /// - Parameters:
  ///   - places: `FILE`, `FILE:12`, `FILE:12-30,40`; files as they are typed, or as evidence names them.
  ///   - folder: the app.
  public func impact(
    of places: [String], onFolder folder: String
  ) throws -> (report: ImpactReport, loaded: Loaded) {
    var tracing = self
    tracing.findsUses = true
    let loaded = try tracing.load([folder])
    let root = try evidenceRoot(of: [folder], nil)
    var changed = ChangedCode(loaded.uses)
    for place in places {
      let (path, lines) = try Self.lines(place)
      let disk = workspace.isRegularFile(path) ? path : root.path(of: path)
      changed.add(lines, of: root.name(of: disk), try workspace.read(disk))
    }
    var report = ImpactReport(
      graph: loaded.graph, impact: Impact(of: changed.changes, on: loaded.graph, changed.uses))
    report.files = Set(places.map { $0.split(separator: ":").first.map(String.init) ?? $0 }).count
    report.aside = changed.aside
    return (report, loaded)
  }

  /// A file, and its lines where some are named.
  private static func lines(_ place: String) throws(JobError) -> (path: String, lines: Set<Int>?) {
    guard let colon = place.lastIndex(of: ":") else { return (place, nil) }
    var lines: Set<Int> = []
    for part in place[place.index(after: colon)...].split(separator: ",") {
      let ends = part.split(separator: "-").map { Int($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, 1...2 ~= ends.count, first > 0,
        first <= last, last - first < 1_000_000
      else {
        throw JobError(wrongUsage: "'\(place)': lines are written as FILE:12 or FILE:12-30,40")
      }
      lines.formUnion(first...last)
    }
    return (String(place[..<colon]), lines)
  }
}

extension ChangedCode {
  fileprivate var changes: Impact.Changes { .init(declarations: declarations, lines: lines) }
}
