public import NavAtlasModel

/// What of a folder is read as one app.
public struct AppChoice: Sendable {
  /// The app's name where there are several to choose from.
  public let name: String?
  /// True where the files are those of one app and no others.
  public let isOneApp: Bool
  /// The files that are read, relative to the folder, sorted.
  public let files: [String]
  /// The modules of files; empty, or not there, where no target tells them.
  public let modules: [String: String]
  /// What is left out, what else there is, and what is wrong with the descriptions.
  public let diagnostics: [Diagnostic]
}

/// A name that no app has.
public struct UnknownApp: Error, Sendable, Hashable {
  /// The name that was asked for.
  public let name: String
  /// The names of the apps that there are.
  public let known: [String]

  /// What is wrong, and what would be right.
  public var message: String {
    if known.isEmpty { return "there is no app '\(name.excerpt)' here: no project or package describes one" }
    let hint = name.nearest(in: known).map { "; did you mean '\($0)'?" } ?? ""
    return "there is no app '\(name.excerpt)'; there are \(known.joined(separator: ", "))\(hint)"
  }
}

extension ProjectTargets {
  /// Chooses an app and its files.
  ///
  /// - Parameter name: the app; where nil, the one for iOS with the most source, or else the one with the most.
  public func choice(app name: String?) throws(UnknownApp) -> AppChoice {
    let apps = apps
    let sizes = apps.count > 1 ? apps.map { size(of: $0) } : [0]
    let largest = apps.indices.sorted { (sizes[$0], $1) > (sizes[$1], $0) }
    guard let name else {
      if graph.hidesApp { return whole(apps) }
      let first = largest.first { apps[$0].mayRunOnPhones } ?? largest.first
      return first.map { choice(of: apps[$0], among: apps) } ?? whole(apps)
    }
    let chosen = largest.first { apps[$0].label == name } ?? largest.first { apps[$0].name == name }
    guard let chosen else { throw UnknownApp(name: name, known: apps.map(\.label)) }
    return choice(of: apps[chosen], among: apps)
  }

  /// The bytes of an app's source.
  private func size(of app: AppTarget) -> Int {
    Set(app.targets.flatMap { graph[$0].files }).reduce(0) { $0 + folder.size($1) }
  }

  private func choice(of app: AppTarget, among apps: [AppTarget]) -> AppChoice {
    let modules = modules(of: app.targets)
    let remarks = TargetRemarks(self, app: app, files: Set(modules.keys))
    return AppChoice(
      name: apps.count > 1 ? app.label : nil, isOneApp: graph.rests.isEmpty, files: modules.keys.sorted(),
      modules: modules,
      diagnostics: diagnostics + remarks.others(apps) + remarks.leftOut + remarks.unclear)
  }

  /// All files, where no target is an app, or an app's cannot be told.
  private func whole(_ apps: [AppTarget]) -> AppChoice {
    let remarks = TargetRemarks(self, app: nil, files: [])
    return AppChoice(
      name: nil, isOneApp: false, files: folder.files, modules: modules(of: graph.ids),
      diagnostics: diagnostics + remarks.whole(apps))
  }

  /// Where several targets have a file, the first one names its module.
  private func modules(of targets: [TargetGraph.ID]) -> [String: String] {
    var modules: [String: String] = [:]
    for id in targets {
      let isTold = !graph.descriptions[id.description].isBroken
      for file in graph[id].files where modules[file] == nil {
        modules[file] = isTold ? graph[id].module : ""
      }
    }
    return modules
  }
}

extension AppTarget {
  fileprivate var mayRunOnPhones: Bool { platforms.isEmpty || platforms.contains(.iOS) }
}
