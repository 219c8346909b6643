import NavAtlasModel
import NavAtlasSourceReading

/// The targets that a folder's projects and packages describe.
public struct ProjectTargets: Sendable {
  let graph: TargetGraph
  let folder: ProjectFolder
  /// What is wrong with the descriptions.
  let diagnostics: [Diagnostic]

  /// True where a file may describe targets, by its path.
  public static func mayDescribe(_ path: String) -> Bool { TargetFormats.format(of: path) != nil }

  /// Reads the descriptions.
  ///
  /// - Parameter paths: files that may describe targets, relative to the folder.
  public init(describedBy paths: [String], in folder: ProjectFolder) {
    var read: [(description: TargetDescription, isGenerator: Bool)] = []
    var diagnostics: [Diagnostic] = []
    for path in paths.sorted() {
      guard let format = TargetFormats.format(of: path) else { continue }
      do throws(Diagnostic) {
        let description = try format.read(try folder.load(path), at: path, in: folder)
        if let description { read.append((description, format.isGenerator)) }
      } catch {
        diagnostics.append(error.asWarning)
        read.append((.unreadable(path), format.isGenerator))
      }
    }
    let made = Set(read.filter { !$0.isGenerator && $0.description.isProject }.map(\.description.folder))
    let counting = read.filter { !$0.isGenerator || !made.contains($0.description.folder) }
    graph = TargetGraph(counting.map(\.description), in: folder)
    self.folder = folder
    self.diagnostics = diagnostics
  }

  /// The language that the app is developed in, where a project says so.
  public var developmentLanguage: String? { graph.descriptions.lazy.compactMap(\.language).first }

  /// True where a target is an app, and has files.
  public var describesApp: Bool { !apps.isEmpty }

  /// The apps, with what belongs to each, by their names.
  var apps: [AppTarget] {
    let found = graph.ids.filter { graph[$0].kind == .application }.map { id in
      AppTarget(
        id: id, name: graph[id].name, platforms: graph[id].platforms, targets: graph.closure(of: id),
        project: graph.descriptions[id.description].container)
    }
    let filled = found.filter { app in app.targets.contains { !graph[$0].files.isEmpty } }
    let names = Dictionary(grouping: filled, by: \.name)
    return filled.map { app in
      var app = app
      app.isAmbiguous = (names[app.name]?.count ?? 0) > 1
      if app.platforms.isEmpty, filled.count > 1 { app.platforms = platforms(toldBy: graph[app.id]) }
      return app
    }
    .sorted { $0.label < $1.label }
  }

  /// What a target's own files import tells its system where its settings do not, being in a file that is not there.
  private func platforms(toldBy target: ProjectTarget) -> [OperatingSystem] {
    let sources = target.files.lazy.compactMap { try? folder.load($0) }
    return [Platform.told(by: sources)?.system].compactMap(\.self)
  }
}

/// A target that is an app, and what it is made of.
struct AppTarget: Sendable {
  var id: TargetGraph.ID
  var name: String
  var platforms: [OperatingSystem]
  /// The app's own target first.
  var targets: [TargetGraph.ID]
  /// Where it is described.
  var project: String
  /// True where another app has the same name.
  var isAmbiguous = false

  /// What `--app` calls it: the name, with its project where several have it.
  var label: String { isAmbiguous ? project + "/" + name : name }

  /// The label and the systems that it runs on.
  var summary: String {
    platforms.isEmpty ? label : "\(label) (\(platforms.map(\.rawValue).joined(separator: ", ")))"
  }
}

extension TargetDescription {
  /// One of which nothing is known but its place.
  fileprivate static func unreadable(_ path: String) -> Self {
    let container = RelativePath.folder(of: path)
    let folder = container.hasSuffix(".xcodeproj") ? RelativePath.folder(of: container) : container
    return TargetDescription(
      path: path, folder: folder, rest: container, isBroken: true)
  }

  /// True for a project that tells its targets.
  fileprivate var isProject: Bool { path.hasSuffix(".pbxproj") && !isBroken && !targets.isEmpty }

  /// The project or folder that an app is told apart by.
  fileprivate var container: String {
    let container = RelativePath.folder(of: path)
    return container.isEmpty ? "." : container
  }
}

extension Diagnostic {
  fileprivate var asWarning: Diagnostic { Diagnostic(min(severity, .warning), message, at: location) }
}
