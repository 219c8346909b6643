public import NavAtlasModel
public import NavAtlasSourceReading

/// What of a folder is read as one app.
public struct AppChoice: Sendable {
  /// The app's name where there are several to choose from.
  public let name: String?
  /// True where the files are those of one app and no others.
  public let isOneApp: Bool
  /// The platform that the app is read for: the one that is asked for, or else the app's main one; nil where no target
  /// tells it.
  public let platform: Platform?
  /// The oldest major version of iOS that it is built for; nil where no target tells it.
  public let deployment: Int?
  /// The files that are read, relative to the folder, sorted.
  public let files: [String]
  /// The modules of files; empty, or not there, where no target tells them.
  public let modules: [String: String]
  /// What is left out, what else there is, and what is wrong with the descriptions.
  public let diagnostics: [Diagnostic]
}

extension AppChoice {
  /// The same of a folder below the one that was described, with paths relative to that.
  public func within(_ folder: String) -> AppChoice {
    func inner(_ file: String) -> String? {
      RelativePath.isPath(file, within: folder) ? String(file.dropFirst(folder.count + 1)) : nil
    }
    let modules = modules.compactMap { file, module in inner(file).map { ($0, module) } }
    return AppChoice(
      name: name, isOneApp: isOneApp, platform: platform, deployment: deployment,
      files: files.compactMap(inner), modules: Dictionary(modules) { first, _ in first },
      diagnostics: diagnostics)
  }
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
  /// - Parameters:
  ///   - name: the app; where nil, the one for the platform with the most source, or else the one with the most. One
  ///     whose name says that it shows or tests parts of another comes after all others.
  ///   - platform: what it is read for; an app's main platform where nil, which is iOS where it has that.
  public func choice(app name: String?, on platform: Platform? = nil) throws(UnknownApp) -> AppChoice {
    let apps = apps
    let sizes = apps.count > 1 ? apps.map { size(of: $0) } : [0]
    let largest = apps.indices.sorted {
      (apps[$0].showsParts ? 1 : 0, sizes[$1], $0) < (apps[$1].showsParts ? 1 : 0, sizes[$0], $1)
    }
    guard let name else {
      if graph.hidesApp { return whole(apps, on: platform) }
      let first = largest.first { apps[$0].mayRun(on: platform?.system ?? .iOS) } ?? largest.first
      return first.map { choice(of: apps[$0], among: apps, on: platform) } ?? whole(apps, on: platform)
    }
    let chosen = largest.first { apps[$0].label == name } ?? largest.first { apps[$0].name == name }
    guard let chosen else { throw UnknownApp(name: name, known: apps.map(\.label)) }
    return choice(of: apps[chosen], among: apps, on: platform)
  }

  /// The bytes of an app's source.
  private func size(of app: AppTarget) -> Int {
    Set(app.targets.flatMap { graph[$0].files }).reduce(0) { $0 + folder.size($1) }
  }

  private func choice(of app: AppTarget, among apps: [AppTarget], on platform: Platform?) -> AppChoice {
    let builtFor = platform ?? app.mainPlatform
    var app = app
    app.targets = graph.closure(of: app.id, on: builtFor)
    let modules = modules(of: app.targets, on: builtFor)
    let remarks = TargetRemarks(self, app: app, files: Set(modules.keys))
    return AppChoice(
      name: apps.count > 1 ? app.label : nil, isOneApp: graph.rests.isEmpty,
      platform: builtFor, deployment: graph[app.id].deployment,
      files: modules.keys.sorted(), modules: modules,
      diagnostics: diagnostics + remarks.others(apps) + remarks.leftOut + remarks.ofOtherPlatforms
        + remarks.unclear + remarks.missing(platform))
  }

  /// All files, where no target is an app, or an app's cannot be told.
  private func whole(_ apps: [AppTarget], on platform: Platform?) -> AppChoice {
    let remarks = TargetRemarks(self, app: nil, files: [])
    let sample = apps.isEmpty ? graph.appAmongSamples : nil
    let own = Set(sample.map { Array(folder.files(under: $0)) } ?? folder.files)
    let files = folder.files.filter { own.contains($0) || !FileFacts.isSample($0) }
    return AppChoice(
      name: nil, isOneApp: sample != nil, platform: platform ?? mainPlatform(of: apps),
      deployment: apps.compactMap { graph[$0.id].deployment }.min(), files: files,
      modules: modules(of: graph.ids),
      diagnostics: diagnostics + remarks.whole(apps)
        + [Diagnostic](samplesLeftOut: folder.files.count - files.count))
  }

  /// Of apps that are read as one: the system of all of them, iOS where that is among them.
  private func mainPlatform(of apps: [AppTarget]) -> Platform? {
    let systems = apps.map(\.platforms)
    guard !systems.isEmpty, !systems.contains(where: \.isEmpty) else { return nil }
    return Set(systems.joined()).min().map { Platform($0) }
  }

  /// Where several targets have a file, the first one names its module.
  private func modules(of targets: [TargetGraph.ID], on platform: Platform? = nil) -> [String: String] {
    var modules: [String: String] = [:]
    for id in targets {
      let isTold = !graph.descriptions[id.description].isBroken
      for file in graph[id].files
      where modules[file] == nil && graph[id].conditions.holds(file, on: platform) {
        modules[file] = isTold ? graph[id].module : ""
      }
    }
    return modules
  }
}

extension AppTarget {
  /// True for an app beside the one that people use: `ChatPreview`, `LampDemo`, `UITestHost`.
  fileprivate var showsParts: Bool {
    let name = name.lowercased().replacing(/app$/, with: "")
    return Self.helpers.contains { name.hasSuffix($0) }
  }

  private static let helpers = ["preview", "previews", "demo", "example", "sample", "playground", "testhost"]

  fileprivate func mayRun(on system: OperatingSystem) -> Bool {
    platforms.isEmpty || platforms.contains(system)
  }

  /// iOS where it is for that, among others.
  fileprivate var mainPlatform: Platform? { platforms.min().map { Platform($0) } }
}
