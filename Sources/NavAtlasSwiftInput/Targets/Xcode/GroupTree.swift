/// The groups of a project, which say where its files lie.
struct GroupTree {
  let objects: [String: PropertyList]
  /// The folder of the project.
  let base: String

  /// No system has files with longer paths.
  private static let lengthLimit = 4096

  /// Where each file and group lies, by its key. O(objects).
  func paths(below root: String?) -> [String: String] {
    var paths: [String: String] = [:]
    var open: [(key: String, parent: String)] = root.map { [($0, base)] } ?? []
    while let (key, parent) = open.popLast() {
      // A group may stand in itself in a broken project.
      guard paths[key] == nil, let object = objects[key] else { continue }
      guard let path = path(of: object, in: parent), path.utf8.count <= Self.lengthLimit else { continue }
      paths[key] = path
      open += (object["children"]?.strings ?? []).map { ($0, path) }
    }
    return paths
  }

  private func path(of object: PropertyList, in parent: String) -> String? {
    let path = object["path"]?.string ?? ""
    return switch object["sourceTree"]?.string ?? "<group>" {
    case "<group>": RelativePath.join(parent, path)
    case "SOURCE_ROOT": RelativePath.join(base, path)
    default: nil
    }
  }
}
