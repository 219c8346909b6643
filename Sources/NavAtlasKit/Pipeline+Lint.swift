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
    let settings = try settings(forFolder: request.inputs.first(where: workspace.isFolder)).lint
    let facts = LintFacts(request.loaded.graph, remarks: request.loaded.diagnostics)
    let findings = Linter(settings: settings).findings(in: facts)
    let (matches, stale) = (request.baseline ?? Baseline()).match(findings)
    let root = try evidenceRoot(of: request.inputs, request.format)
    var sources = SourceLines(workspace: workspace, root: root)
    let name = request.loaded.graph.name
    return LintReport(
      name: name.isEmpty ? "The app" : name,
      items: matches.map { .init($0, excerpt: $0.finding.location.flatMap { sources.line(at: $0) }) },
      stale: stale, hasBaseline: request.baseline != nil,
      failOn: request.failOn ?? settings.failOn ?? .warning)
  }

  /// Findings in the form of that name.
  public func artifact(_ report: LintReport, reporter id: String) throws(JobError) -> Artifact {
    guard let reporter = FindingReporters.named(id) else { throw JobError("there is no reporter '\(id)'") }
    return Artifact(bytes: Array(reporter.text(report).utf8))
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

/// Lines of source files, each file read once.
private struct SourceLines {
  let workspace: Workspace
  let root: EvidenceRoot
  private var files: [String: [Substring]] = [:]

  init(workspace: Workspace, root: EvidenceRoot) {
    self.workspace = workspace
    self.root = root
  }

  /// The line without the blanks around it; `nil` where it cannot be read.
  mutating func line(at place: SourceLocation) -> String? {
    guard let number = place.line, let lines = lines(of: place.file), lines.indices.contains(number - 1)
    else { return nil }
    let line = lines[number - 1].drop(while: \.isWhitespace)
    return line.isEmpty ? nil : String(line.prefix(200))
  }

  private mutating func lines(of file: String) -> [Substring]? {
    if let known = files[file] { return known }
    guard let bytes = try? workspace.read(root.path(of: file)) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    files[file] = lines
    return lines
  }
}
