public import NavAtlasAnalysis
import NavAtlasInputs
public import NavAtlasModel
import NavAtlasReports
import NavAtlasTraces

extension Pipeline {
  /// Moves of a graph that are to be covered, and what is to be said about where they are named.
  public struct WantedMoves: Sendable {
    public var indices: Set<Int>
    public var diagnostics: [Diagnostic]
  }

  /// The moves that a list of lines such as `Home -> Detail` names.
  public func moves(of graph: NavigationGraph, listedIn path: String) throws(JobError) -> WantedMoves {
    let bytes: [UInt8]
    do throws(Workspace.Failure) {
      bytes = try workspace.read(path)
    } catch {
      throw JobError([error.diagnostic])
    }
    let text: ArraySlice<UInt8>
    do throws(UTF8Text.Defect) {
      text = try UTF8Text.checked(bytes)
    } catch {
      throw JobError([
        Diagnostic(.error, error.message, at: SourceLocation(file: path, position: error.position))
      ])
    }
    let list = MoveLines(String(decoding: text, as: UTF8.self), file: path)
    if !list.diagnostics.isEmpty { throw JobError(list.diagnostics) }
    let (indices, warnings) = list.moves(of: graph)
    if indices.isEmpty {
      let error = Diagnostic(.error, "no line is a move of the graph", at: SourceLocation(file: path))
      throw JobError(warnings + [error])
    }
    return WantedMoves(indices: indices, diagnostics: warnings)
  }

  /// The moves that sessions never made.
  public func moves(of graph: NavigationGraph, missedBy logs: [String]) throws -> WantedMoves {
    let loaded = try sessions(logs, known: graph.screens)
    let uses = CoverageReport(loaded.sessions, of: graph).transitions
    let missed = uses.indices.filter { uses[$0].count == 0 }
    return WantedMoves(indices: Set(missed), diagnostics: loaded.diagnostics)
  }

  /// The walks that cover every move, in the form of that name.
  public func plan(of graph: NavigationGraph, format: String) throws(JobError) -> String {
    String(decoding: try artifact(WalkPlan(graph), format: format).bytes, as: UTF8.self)
  }

  /// A plan in the form of that name.
  public func artifact(_ plan: WalkPlan, format: String) throws(JobError) -> Artifact {
    guard let form = PlanForms.named(format) else { throw JobError("there is no format '\(format)'") }
    return Artifact(bytes: Array(form.text(plan).utf8))
  }
}
