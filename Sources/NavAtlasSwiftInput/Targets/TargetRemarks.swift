import NavAtlasModel
import NavAtlasSourceReading

/// What is to be said about the targets of a folder: what is not read, and what cannot be told.
struct TargetRemarks {
  private let targets: ProjectTargets
  private let app: AppTarget?
  /// What is read.
  private let files: Set<String>

  /// How many names a note has.
  private static let nameLimit = 8

  init(_ targets: ProjectTargets, app: AppTarget?, files: Set<String>) {
    self.targets = targets
    self.app = app
    self.files = files
  }

  /// The apps that are not read.
  func others(_ apps: [AppTarget]) -> [Diagnostic] {
    guard let app else { return [] }
    let others = apps.filter { $0.id != app.id }.map(\.summary)
    if others.isEmpty { return [] }
    return [
      Diagnostic(
        .note,
        "\(app.summary) is read; also in this repository: \(Self.list(others)); --app NAME reads one of them")
    ]
  }

  /// A platform that is asked for although the app is not built for it.
  func missing(_ platform: Platform?) -> [Diagnostic] {
    guard let app, let platform, !app.platforms.isEmpty, !app.platforms.contains(platform.system) else {
      return []
    }
    return [
      Diagnostic(
        .note,
        "\(app.summary) is not built for \(platform.name), as its target says; it is read as if it were")
    ]
  }

  /// The files of the folder that are not the app's.
  var leftOut: [Diagnostic] {
    let graph = targets.graph
    var owners: [String: [String]] = [:]
    for id in graph.ids { for file in graph[id].files { owners[file, default: []].append(graph[id].name) } }
    let described = Set(graph.descriptions.map(\.path))
    let held = ownFiles
    let rest = targets.folder.files.filter {
      !files.contains($0) && !described.contains($0) && !held.contains($0)
    }
    let stray = rest.filter { owners[$0] == nil }
    let counts = Dictionary(rest.compactMap { owners[$0]?.first.map { ($0, 1) } }, uniquingKeysWith: +)
    let names = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }
    var notes: [Diagnostic] = []
    if !counts.isEmpty {
      let count = Self.files(counts.values.reduce(0, +))
      notes.append(
        Diagnostic(.note, "\(count) left out, of targets that the app does not hold: \(Self.list(names))"))
    }
    if let first = stray.first {
      notes.append(
        Diagnostic(
          .note, "\(Self.files(stray.count)) left out, being in no target, such as this one",
          at: targets.folder.location(first)))
    }
    return notes
  }

  /// The files of the app's own targets that builds for the platform do not have.
  var ofOtherPlatforms: [Diagnostic] {
    let others = ownFiles.subtracting(files).sorted()
    guard let first = others.first else { return [] }
    return [
      Diagnostic(
        .note, "\(Self.files(others.count)) left out, being for other platforms, such as this one",
        at: targets.folder.location(first))
    ]
  }

  private var ownFiles: Set<String> {
    Set((app?.targets ?? []).flatMap { targets.graph[$0].files })
  }

  /// What the descriptions of the app leave open.
  var unclear: [Diagnostic] {
    let described = Set((app?.targets ?? []).map(\.description)).sorted().map {
      targets.graph.descriptions[$0]
    }
    return described.flatMap { missing($0) + outside($0) } + untold
  }

  /// Why the folder is read whole.
  func whole(_ apps: [AppTarget]) -> [Diagnostic] {
    let descriptions = targets.graph.descriptions
    let names = Self.list(apps.map(\.summary))
    var notes = untold
    if !apps.isEmpty {
      notes.append(
        Diagnostic(
          .note,
          "which app is the main one cannot be told; all files of the folder are read as one; --app NAME reads one of "
            + names))
    } else if !descriptions.isEmpty, targets.diagnostics.isEmpty {
      notes.append(Diagnostic(.note, "no target here is an app; all files of the folder are read as one"))
    }
    return notes
  }

  private func missing(_ description: TargetDescription) -> [Diagnostic] {
    guard let first = description.missing.min() else { return [] }
    return [
      Diagnostic(
        .note,
        "\(Self.files(description.missing.count)) named here but not there, such as \(first); code generators may make them",
        at: targets.folder.location(description.path))
    ]
  }

  private func outside(_ description: TargetDescription) -> [Diagnostic] {
    guard let first = description.outside.min() else { return [] }
    return [
      Diagnostic(
        .note,
        "\(description.outside.count) of the paths named here lead out of this folder, such as \(first); "
          + "what is there is read where a folder above is named",
        at: targets.folder.location(description.path))
    ]
  }

  /// Where targets are made by code.
  private var untold: [Diagnostic] {
    let described = targets.graph.descriptions.filter { $0.untold > 0 }
    guard let first = described.first else { return [] }
    let others = described.count > 1 ? " and in \(described.count - 1) more descriptions" : ""
    return [
      Diagnostic(
        .note,
        "targets are made by functions here\(others), which are not run; files below that no other target has are "
          + "taken for them",
        at: targets.folder.location(first.path))
    ]
  }

  private static func files(_ count: Int) -> String { count == 1 ? "1 file is" : "\(count) files are" }

  private static func list(_ names: [String]) -> String {
    let more = names.count > nameLimit ? " and \(names.count - nameLimit) more" : ""
    return names.prefix(nameLimit).joined(separator: ", ") + more
  }
}
