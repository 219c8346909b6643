import NavAtlasModel
import NavAtlasSourceReading

extension SourceFactsReader {
  /// What all files say together. O(code).
  static func facts(_ files: [FileFacts]) -> SourceFacts {
    var readers: [SourceFactsReader] = []
    for file in files {
      var reader = SourceFactsReader(file: file)
      reader.read()
      reader.found.imports = file.imports.map {
        SourceFacts.Import(module: $0, importer: file.module, file: file.path)
      }
      readers.append(reader)
    }
    var all = readers.reduce(into: SourceFacts()) { $0.add($1.found) }
    let paths = readers.reduce(into: Set<String>()) { $0.formUnion($1.paths) }
    all.columnChanges = columnChanges(readers)
    all.routes = routes(readers, paths)
    all.pops.removeAll { pop in !paths.contains(String(pop.path.lastComponent)) }
    let types = TypeTable(files)
    for index in all.pops.indices {
      all.pops[index].isInView = all.pops[index].owner.map { types.isView($0) } ?? false
    }
    all.codings = Set(all.decodeChains.flatMap(\.types)).sorted().compactMap { types.coding($0) }
    PathCode.finish(readers, paths, types, &all)
    LayoutCode.finish(readers, &all)
    PresentationCode.finish(readers, &all)
    EnvironmentCode.finish(readers, types, &all)
    BroadcastCode.finish(readers, paths, &all)
    FeatureCode.finish(readers, &all)
    return all
  }
}
