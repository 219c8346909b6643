import Foundation
import Testing

/// Who may import whom, in words; the compiler holds the declared dependencies, this holds the declarations.
@Suite struct LayeringTests {
  /// Our own modules that each target may import.
  static let allowed: [String: Set<String>] = [
    "CGraphvizShim": [],
    "Graphviz": ["CGraphvizShim"],
    "GraphAlgorithms": [],
    "NavAtlasRecorder": [],
    "NavAtlasModel": [],
    "NavAtlasInputs": ["NavAtlasModel"],
    "NavAtlasSourceReading": ["NavAtlasModel"],
    "NavAtlasProgram": ["NavAtlasSourceReading"],
    "NavAtlasInterpreting": ["NavAtlasModel", "NavAtlasProgram", "NavAtlasSourceReading"],
    "NavAtlasAssembling": [
      "NavAtlasInputs", "NavAtlasInterpreting", "NavAtlasModel", "NavAtlasProgram", "NavAtlasSourceReading",
    ],
    "NavAtlasSwiftInput": [
      "NavAtlasAssembling", "NavAtlasInputs", "NavAtlasInterpreting", "NavAtlasModel", "NavAtlasProgram",
      "NavAtlasSourceReading",
    ],
    "NavAtlasTraces": ["NavAtlasModel"],
    "NavAtlasAnalysis": ["GraphAlgorithms", "NavAtlasModel"],
    "NavAtlasRules": ["NavAtlasAnalysis", "NavAtlasModel"],
    "NavAtlasRender": ["Graphviz", "NavAtlasModel"],
    "NavAtlasReports": ["NavAtlasAnalysis", "NavAtlasModel", "NavAtlasRules", "NavAtlasTraces"],
    "NavAtlasExplore": [
      "Graphviz", "NavAtlasAnalysis", "NavAtlasModel", "NavAtlasRender", "NavAtlasRules", "NavAtlasTraces",
    ],
    "NavAtlasKit": [
      "Graphviz", "NavAtlasAnalysis", "NavAtlasExplore", "NavAtlasInputs", "NavAtlasModel", "NavAtlasRender",
      "NavAtlasReports", "NavAtlasRules", "NavAtlasSourceReading", "NavAtlasSwiftInput", "NavAtlasTraces",
    ],
    "NavAtlasServer": ["NavAtlasModel", "NavAtlasTraces"],
    "NavAtlasCLI": [
      "NavAtlasAnalysis", "NavAtlasKit", "NavAtlasModel", "NavAtlasRender", "NavAtlasReports",
      "NavAtlasRules", "NavAtlasServer", "NavAtlasTraces",
    ],
    "navatlas": ["NavAtlasCLI"],
  ]

  /// Modules of others, and the only targets that may import them.
  static let foreign: [String: Set<String>] = [
    "Yams": ["NavAtlasInputs"],
    "CPNG": ["NavAtlasKit"], "CZlib": ["NavAtlasKit"],
    "HeapModule": ["GraphAlgorithms"],
    "ArgumentParser": ["NavAtlasCLI", "navatlas"],
    "FlyingFox": ["NavAtlasServer"],
    "FlyingSocks": ["NavAtlasServer"],
    "SwiftParser": ["NavAtlasSourceReading"],
    "SwiftSyntax": ["NavAtlasSourceReading"],
  ]

  static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  static func imports(of target: String) throws -> Set<String> {
    let folder = sources.appending(path: target)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var modules: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index < 3, words.count > index + 1,
          words[..<index].allSatisfy({
            ["public", "internal", "private", "package", "@_exported"].contains($0)
          })
        else { continue }
        modules.insert(String(words[index + 1]))
      }
    }
    return modules
  }

  @Test func `every target has its line in the table`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path())
    #expect(Set(folders).subtracting(["CGraphviz", "CPNG", "CZlib", "Plugins"]) == Set(Self.allowed.keys))
  }

  @Test(arguments: Self.allowed.keys.sorted()) func `a target imports only what stands below it`(
    target: String
  ) throws {
    let imports = try Self.imports(of: target)
    let own = imports.intersection(Self.allowed.keys)
    #expect(own.isSubset(of: Self.allowed[target] ?? []), "\(target) imports \(own.sorted())")
    for (module, users) in Self.foreign where imports.contains(module) {
      #expect(users.contains(target), "\(target) imports \(module)")
    }
  }

  @Test func `only the workspace and the console touch files and streams`() throws {
    for target in [
      "NavAtlasModel", "NavAtlasAnalysis", "NavAtlasTraces", "NavAtlasRules", "NavAtlasReports",
      "GraphAlgorithms",
    ] {
      #expect(!(try Self.imports(of: target).contains("Foundation")), "\(target) imports Foundation")
    }
  }
}
