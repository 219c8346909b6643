import Foundation
import Testing

/// A folder under `samples/`: inputs, and in `expected/` what each command makes of them.
struct Sample: Sendable, CustomTestStringConvertible {
  /// One run of the binary and the file its output is compared with.
  struct Run: Sendable {
    var arguments: [String]
    var expected: String
  }

  var name: String
  var definition: String
  var sessions: String?
  var state: String?
  var hasSplit = false

  static let all: [Sample] = [
    Sample(name: "composable-stack", definition: "composable-stack.nav"),
    Sample(
      name: "cookbook-2", definition: "cookbook.yml", sessions: "restored.jsonl", state: "saved-model.json",
      hasSplit: true),
    Sample(name: "cookbook-3", definition: "cookbook.yml", hasSplit: true),
    Sample(name: "coordinator", definition: "coordinator.nav"),
    Sample(name: "coordinator-pushed", definition: "coordinator-pushed.nav"),
    Sample(name: "router-a", definition: "router-a.nav"),
    Sample(name: "router-b", definition: "router-b.nav"),
    Sample(name: "router-c", definition: "router-c.nav"),
    Sample(name: "shop", definition: "shop.yml", sessions: "sessions.jsonl", hasSplit: true),
  ]

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  var folder: URL { Self.root.appending(path: "samples/\(name)") }

  /// The runs whose output is compared to the byte.
  var runs: [Run] {
    var runs = runs([definition], prefix: "")
    if hasSplit {
      runs.append(
        Run(
          arguments: ["render", definition, "--profile", "compact", "--format", "text"],
          expected: "compact.txt"))
      runs.append(
        Run(
          arguments: ["render", definition, "--profile", "compact", "--format", "json"],
          expected: "compact.diagram.json"))
    }
    if let state {
      runs.append(
        Run(arguments: ["state", "check", state, "--against", definition], expected: "state.txt"))
    }
    if let sessions {
      runs += self.runs([definition, sessions], prefix: "sessions.")
      runs.append(Run(arguments: ["graph", sessions], expected: "trace.graph.json"))
      runs.append(Run(arguments: ["render", sessions, "--format", "text"], expected: "trace.txt"))
      runs.append(Run(arguments: ["trace", "edges", sessions], expected: "edges.tsv"))
      for (format, ending) in [("text", "txt"), ("json", "json"), ("markdown", "md")] {
        runs.append(
          Run(
            arguments: ["trace", "report", sessions, "--steps", "5", "--format", format],
            expected: "report." + ending))
      }
      for command in ["replay", "coverage"] {
        runs.append(
          Run(arguments: ["trace", command, sessions, "--against", definition], expected: command + ".txt"))
      }
      runs.append(
        Run(
          arguments: ["trace", "coverage", sessions, "--against", definition, "--format", "junit"],
          expected: "coverage.xml"))
    }
    return runs
  }

  private func runs(_ inputs: [String], prefix: String) -> [Run] {
    let render = [
      ("mermaid", "picture.mmd"), ("text", "picture.txt"), ("dot", "picture.dot"), ("json", "diagram.json"),
    ]
    let analyze = [("text", "analysis.txt"), ("json", "analysis.json"), ("markdown", "analysis.md")]
    return [Run(arguments: ["graph"] + inputs, expected: prefix + "graph.json")]
      + analyze.map { Run(arguments: ["analyze"] + inputs + ["--format", $0.0], expected: prefix + $0.1) }
      + render.map { Run(arguments: ["render"] + inputs + ["--format", $0.0], expected: prefix + $0.1) }
  }

  /// The pictures, whose bytes depend on Graphviz's version and the fonts: their structure is compared.
  var pictures: [Run] {
    var runs = [Run(arguments: ["render", definition, "--theme", "auto"], expected: "picture.svg")]
    if hasSplit {
      runs.append(
        Run(
          arguments: ["render", definition, "--theme", "auto", "--profile", "compact"],
          expected: "compact.svg"))
    }
    if let sessions {
      runs.append(
        Run(arguments: ["render", definition, sessions, "--theme", "auto"], expected: "sessions.svg"))
      runs.append(Run(arguments: ["render", sessions, "--theme", "auto"], expected: "trace.svg"))
    }
    return runs
  }

  var testDescription: String { name }
}
