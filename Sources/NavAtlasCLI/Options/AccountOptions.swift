import ArgumentParser
import NavAtlasKit
import NavAtlasModel
import NavAtlasReports

/// How much of the source's navigation the graph explains, instead of the graph.
struct AccountOptions: ParsableArguments {
  private static let forms = ["text", "json", "markdown", "junit"]
  private static let graphForms = ["json", "nav"]

  @Flag(
    help:
      "List the source's navigation constructs that were not followed, with the reasons, instead of the graph."
  )
  var account = false
  @Option(
    help: ArgumentHelp(
      "The form of the graph: json, or nav (one sorted line a fact, to keep in version control); "
        + "of the account: \(forms.joined(separator: ", ")).",
      valueName: "format"), completion: .list(graphForms + forms))
  var format: String?
  @Option(help: ArgumentHelp("Fail where fewer of the constructs are explained.", valueName: "percent"))
  var minExplained: Double?

  func validate() throws {
    let known = account ? Self.forms : Self.graphForms
    if let format, !known.contains(format) { throw Advice.unknown("format", format, among: known) }
    if let minExplained, !(0...100).contains(minExplained) {
      throw ValidationError("a share is from 0 to 100 percent")
    }
  }

  /// The graph itself in the form that is asked for.
  func text(ofGraph graph: NavigationGraph, _ pipeline: Pipeline) -> [UInt8] {
    format == "nav" ? pipeline.notation(graph).bytes : Array(GraphDocument.text(graph).utf8)
  }

  /// The account of a graph in the form that is asked for; `nil` where none is.
  func text(of graph: NavigationGraph, _ pipeline: Pipeline) throws -> [UInt8]? {
    guard account else { return nil }
    let document = ReportDocument(try known(graph), of: graph.name.isEmpty ? "the app" : graph.name)
    return try pipeline.artifact(document, form: format ?? "text").bytes
  }

  /// Ends the run with status 1 where too little is explained.
  func check(_ graph: NavigationGraph, _ console: Console) throws {
    guard let minExplained else { return }
    let account = try known(graph)
    guard account.explainedShare * 100 < minExplained else { return }
    console.report([Diagnostic(.error, "\(account.summary), fewer than \(minExplained.formatted()) %")])
    throw ExitCode(1)
  }

  private func known(_ graph: NavigationGraph) throws -> SourceAccount {
    guard let account = graph.account else {
      throw JobError("only a graph that is read from Swift source has an account; name the app's folder")
    }
    return account
  }
}

extension Double {
  /// `95`, `99.5`.
  fileprivate func formatted() -> String { self == rounded() ? String(Int(self)) : String(self) }
}

extension Console {
  /// Says how much of the source's navigation a graph leaves unexplained.
  func noteAccount(of graph: NavigationGraph) {
    if let remark = graph.account?.remark { note("note: \(remark); 'navatlas graph … --account' lists them") }
  }
}
