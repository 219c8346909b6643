import NavAtlasInputs
public import NavAtlasModel
import NavAtlasReports
public import NavAtlasRules

extension Pipeline {
  /// What a lint is to take into account.
  public struct LintRequest: Sendable {
    /// What was read, with what was said of it.
    public var loaded: Loaded
    /// The inputs, as they were named: their settings and their sources are looked up.
    public var inputs: [String]
    public var format: String?
    public var baseline: Baseline?
    /// From which severity on findings fail; what the settings say where nil.
    public var failOn: Diagnostic.Severity?

    public init(
      _ loaded: Loaded, inputs: [String], format: String? = nil, baseline: Baseline? = nil,
      failOn: Diagnostic.Severity? = nil
    ) {
      self.loaded = loaded
      self.inputs = inputs
      self.format = format
      self.baseline = baseline
      self.failOn = failOn
    }
  }

  /// Applies all rules to what was read, and compares with the baseline.
  public func lint(_ request: LintRequest) throws(JobError) -> LintReport {
    let settings = try settings(of: request.inputs).lint
    let root = try evidenceRoot(of: request.inputs, request.format)
    let remarks = request.loaded.diagnostics.map { remark in
      var remark = remark
      if let file = remark.location?.file { remark.location?.file = root.name(of: file) }
      return remark
    }
    let found = Linter(settings: settings).findings(
      in: LintFacts(request.loaded.graph, remarks: remarks, source: request.loaded.facts))
    var sources = SourceLines(workspace: workspace, root: root)
    let files = Set(found.compactMap { $0.location?.file }).union(request.loaded.graph.sourceFiles).sorted()
    let (findings, superfluous) = files.flatMap { sources.suppressions(in: $0) }.applied(to: found)
    let (matches, stale) = (request.baseline ?? Baseline()).match(findings)
    let name = request.loaded.graph.name
    return LintReport(
      name: name.isEmpty ? "The app" : name,
      items: matches.map { .init($0, excerpt: $0.finding.location.flatMap { sources.line(at: $0) }) },
      stale: stale, remarks: superfluous, hasBaseline: request.baseline != nil,
      failOn: request.failOn ?? settings.failOn ?? .warning)
  }

  /// The findings that are known, of a file.
  public func baseline(_ path: String) throws(JobError) -> Baseline {
    let bytes: [UInt8]
    do throws(Workspace.Failure) {
      bytes = try workspace.read(path)
    } catch {
      throw JobError([error.diagnostic])
    }
    let tree: JSONNode
    do throws(Diagnostic) {
      tree = try DefinitionFormat.tree(of: bytes, name: path)
    } catch {
      throw JobError([error])
    }
    var reader = ObjectReader(tree, subject: "baseline", file: path)
    let baseline = Baseline(&reader)
    if !reader.diagnostics.isEmpty { throw JobError(reader.diagnostics) }
    return baseline
  }
}
