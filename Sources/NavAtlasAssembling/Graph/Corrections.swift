import NavAtlasInputs
import NavAtlasModel
import NavAtlasSourceReading

/// What authors say in comments where they know better: `// navatlas:ignore` and `// navatlas:edge A -push-> B`.
struct Corrections {
  private struct Line: Hashable {
    var file: Int
    var line: Int
  }

  private let files: [FileFacts]
  private var ignored: Set<Line> = []
  private var used: Set<Line> = []

  init(_ files: [FileFacts]) {
    self.files = files
    for (file, facts) in files.enumerated() {
      for correction in facts.corrections where correction.kind == .ignore {
        ignored.insert(Line(file: file, line: correction.line))
      }
    }
  }

  /// True where nothing is to be ignored.
  var isEmpty: Bool { ignored.isEmpty }

  /// True for code on the line of an `ignore`, or on the line after it.
  mutating func isIgnored(_ sites: [Site]) -> Bool {
    guard !ignored.isEmpty else { return false }
    for site in sites where !files[site.file].corrections.isEmpty {
      let line = files[site.file].line(of: site.offset)
      for candidate in [Line(file: site.file, line: line), Line(file: site.file, line: line - 1)]
      where ignored.contains(candidate) {
        used.insert(candidate)
        return true
      }
    }
    return false
  }

  /// True for code that is ignored, without noting that the comment has its use.
  func ignores(_ site: Site) -> Bool {
    guard !ignored.isEmpty, !files[site.file].corrections.isEmpty else { return false }
    let line = files[site.file].line(of: site.offset)
    return [line, line - 1].contains { ignored.contains(Line(file: site.file, line: $0)) }
  }

  /// Adds the edges that comments declare, and says which comments change nothing.
  func apply(to graph: inout NavigationGraph) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (file, facts) in files.enumerated() {
      for correction in facts.corrections {
        let place = SourceLocation(file: facts.path, line: correction.line)
        switch correction.kind {
        case .ignore:
          if !used.contains(Line(file: file, line: correction.line)) {
            diagnostics.append(
              Diagnostic(
                .warning, "navatlas:ignore has nothing to ignore here or on the next line", at: place))
          }
        case .edge(let notation): diagnostics += add(notation, to: &graph, at: place)
        case .unknown(let text):
          diagnostics.append(
            Diagnostic(
              .warning,
              "navatlas:\(text.excerpt) is not known; write navatlas:ignore or navatlas:edge A -push-> B",
              at: place))
        }
      }
    }
    return diagnostics
  }

  private func add(_ notation: String, to graph: inout NavigationGraph, at place: SourceLocation)
    -> [Diagnostic]
  {
    guard let reading = try? NotationFormat().read(Array(notation.utf8), name: place.file),
      reading.diagnostics.isEmpty, !reading.fragment.graph.transitions.isEmpty
    else {
      return [
        Diagnostic(.warning, "'\(notation.excerpt)' is no edge; write for instance A -push-> B", at: place)
      ]
    }
    var notes: [Diagnostic] = []
    for transition in reading.fragment.graph.transitions {
      if graph.transitions.contains(where: {
        $0.from == transition.from && $0.to == transition.to && $0.kind == transition.kind
      }) {
        notes.append(Diagnostic(.note, "navatlas:edge declares an edge that is found anyway", at: place))
        continue
      }
      var added = transition
      added.locations = [place]
      added.container = nil
      graph.transitions.append(added)
    }
    return notes
  }
}
