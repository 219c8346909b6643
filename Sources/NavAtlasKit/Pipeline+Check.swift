public import NavAtlasInputs
public import NavAtlasModel

extension Pipeline {
  /// A graph as notation that reads back as the same facts.
  public func notation(_ graph: NavigationGraph) -> Artifact {
    Artifact(bytes: Array(NotationWriter.text(graph).utf8))
  }

  /// What a committed file of notation and an app's graph do not have in common.
  public func comparison(
    of app: NavigationGraph, withCommitted path: String
  ) throws(JobError) -> NotationComparison {
    let bytes: [UInt8]
    do throws(Workspace.Failure) {
      bytes = try workspace.read(path)
    } catch {
      throw JobError([error.diagnostic])
    }
    let reading: InputReading
    do throws(Diagnostic) {
      reading = try NotationFormat().read(bytes, name: path)
    } catch {
      throw JobError([error])
    }
    if reading.diagnostics.contains(where: { $0.severity == .error }) { throw JobError(reading.diagnostics) }
    return NotationComparison(
      committed: reading.fragment.graph, text: String(decoding: bytes, as: UTF8.self), file: path, app: app)
  }
}

extension NotationComparison {
  /// The differing lines, each with the place that says so; one line where there are none.
  public func text(file: String) -> String {
    guard !differences.isEmpty else { return "\(file): the app has these \(common) facts and no others\n" }
    return differences.map { difference in
      let place = difference.location.map { "  (\($0.description.onOneLine))" } ?? ""
      let doubt = difference.doubt.map { "\n    perhaps still so: \($0.onOneLine)" } ?? ""
      return "\(difference.isNew ? "+" : "-") \(difference.line)\(place)\(doubt)\n"
    }.joined()
  }

  /// True where the app has what was committed, and nothing else.
  public var isSame: Bool { differences.isEmpty }

  /// How many differ, in a few words.
  public var summary: String {
    let new = differences.count(where: \.isNew)
    return "\(differences.count - new) gone, \(new) new, \(common) as committed"
  }
}
