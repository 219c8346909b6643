import NavAtlasModel
import NavAtlasSourceReading

extension [FileFacts] {
  /// Without the apps that only show a module, where the app that they belong to is there as well.
  var withoutSampleApps: [FileFacts] {
    let others = filter { !$0.isSample }
    guard others.count < count, others.contains(where: \.holdsApp) else { return self }
    return others
  }
}

extension FileFacts {
  private static let sampleFolders: Set<String> = [
    "example", "examples", "sample", "samples", "demo", "demos",
  ]

  /// True for what is in a folder for samples.
  fileprivate var isSample: Bool { Self.isSample(path) }

  static func isSample(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { sampleFolders.contains($0.lowercased()) }
  }

  fileprivate var holdsApp: Bool {
    types.contains {
      $0.kind == .structure && $0.inherits.contains { $0.name == "App" || $0.name == "SwiftUI.App" }
    }
  }
}

extension [Diagnostic] {
  init(samplesLeftOut count: Int) {
    self =
      count == 0
      ? []
      : [
        Diagnostic(
          .note,
          "\(count) files of samples beside the app are left out; name their folder to read them by themselves"
        )
      ]
  }
}
