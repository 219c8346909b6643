import NavAtlasModel
import NavAtlasProgram
import NavAtlasSourceReading

extension SourceUses {
  /// What was noted, between the declarations of an app. O(declarations + uses · log)
  init(_ recorder: UseRecorder, _ index: DeclarationIndex) {
    var catalog = DeclarationCatalog(index)
    for use in recorder.uses {
      guard let user = catalog.declaration(around: use.site) else { continue }
      let owner = use.owner.flatMap { recorder.owners[$0] }
      if use.owner != nil, owner == nil { continue }
      for used in catalog.declarations(called: use.name, of: owner, index) where used != user {
        catalog.uses[user][used, default: []].insert(index.files[use.site.file].line(of: use.site.offset))
      }
    }
    self.init(
      declarations: catalog.declarations,
      uses: catalog.uses.map { uses in
        uses.sorted { $0.key < $1.key }.map { Use($0.key, on: $0.value) }
      })
  }
}

extension DeclaredType {
  /// True for what can be seen on a screen: views, their modifiers and styles.
  fileprivate var isSeen: Bool {
    isBuilt || conformances.contains { $0 == "ViewModifier" || $0.hasSuffix("Style") }
  }
}

/// The declarations of an app by where they are.
private struct DeclarationCatalog {
  var declarations: [SourceUses.Declaration] = []
  var uses: [[Int: Set<Int>]] = []
  private var sites: [Site] = []
  private var numbers: [Site: Int] = [:]

  init(_ index: DeclarationIndex) {
    var found: [(site: Site, name: String, kind: SourceUses.Declaration.Kind)] = []
    func add(_ owner: String?, _ properties: [Property], _ functions: [Function], _ file: Int) {
      let prefix = owner.map { $0 + "." } ?? ""
      found += properties.map {
        (Site(file: file, offset: $0.offset), prefix + $0.name, $0.isStored ? .state : .code)
      }
      found += functions.map { (Site(file: file, offset: $0.offset), prefix + $0.name, .code) }
    }
    for (number, file) in index.files.enumerated() {
      add(nil, file.globals, file.functions, number)
      for type in file.types {
        let isView = index.type(named: type.name, in: nil, file: number)?.isSeen ?? false
        found.append((Site(file: number, offset: type.offset), type.name, isView ? .view : .type))
        add(type.name, type.properties, type.functions, number)
      }
    }
    found.sort { ($0.site, $0.name) < ($1.site, $1.name) }
    for (site, name, kind) in found {
      numbers[site] = declarations.count
      sites.append(site)
      let file = index.files[site.file]
      declarations.append(.init(name, kind, file: file.path, line: file.line(of: site.offset)))
    }
    uses = Array(repeating: [:], count: declarations.count)
    connect(index)
  }

  /// What a framework makes of a representable.
  private static let represented = [
    "makeUIView", "makeUIViewController", "makeNSView", "makeNSViewController", "updateUIView",
    "updateUIViewController", "updateNSView", "updateNSViewController", "makeCoordinator",
  ]
  /// Types that hold a feature's state and run its reducer.
  private static let stores: Set<String> = [
    "Store", "StoreOf", "ViewStore", "ViewStoreOf", "BindingViewStore",
  ]
  private static let reducers = ["body", "reduce", "reducer", "core"]

  /// A type is made by its initialisers, and a view shows its body and runs the reducer of its store.
  private mutating func connect(_ index: DeclarationIndex) {
    let features = index.types.reduce(into: [ObjectIdentifier: [DeclaredType]]()) { features, type in
      guard type.isView else { return }
      let found = type.stored.compactMap { feature($0.type, type, index) }
      if !found.isEmpty { features[ObjectIdentifier(type)] = found }
    }
    let shown = Set(features.values.joined().map { ObjectIdentifier($0) })
    for type in index.types {
      guard let number = numbers[Site(file: type.file, offset: type.offset)] else { continue }
      let bodies =
        index.properties(named: "body", of: type).map { Site(file: $0.file, offset: $0.declaration.offset) }
        + (type.bodyFunctions
        + (Self.represented + ["init"]).flatMap { index.functions(named: $0, of: type) }).map {
          Site(file: $0.file, offset: $0.declaration.offset)
        }
      // A reducer is run by the view of its own feature, not by those that it is a part of.
      if !shown.contains(ObjectIdentifier(type)) {
        for body in bodies.compactMap({ numbers[$0] }) { uses[number][body] = [] }
      }
      for feature in features[ObjectIdentifier(type)] ?? [] {
        for name in Self.reducers {
          for member in declarations(called: name, of: feature, index) { uses[number][member] = [] }
        }
      }
    }
  }

  /// The feature in `StoreOf<Feature>` and `Store<Feature.State, Feature.Action>`.
  private func feature(_ type: TypeReference?, _ context: DeclaredType, _ index: DeclarationIndex)
    -> DeclaredType?
  {
    guard let type, Self.stores.contains(String(type.name.lastComponent)), var argument = type.arguments.first
    else { return nil }
    if argument.name.hasSuffix(".State") { argument = TypeReference(name: String(argument.name.dropLast(6))) }
    return index.resolve(argument, in: context, file: context.file).declaration
  }

  /// The innermost declaration that begins before a place. O(log n)
  func declaration(around site: Site) -> Int? {
    var low = 0
    var high = sites.count
    while low < high {
      let middle = (low + high) / 2
      if sites[middle] <= site { low = middle + 1 } else { high = middle }
    }
    return low > 0 && sites[low - 1].file == site.file ? low - 1 : nil
  }

  func declarations(called name: String?, of owner: DeclaredType?, _ index: DeclarationIndex) -> [Int] {
    guard let name else {
      return owner.flatMap { numbers[Site(file: $0.file, offset: $0.offset)] }.map { [$0] } ?? []
    }
    let properties = owner.map { index.properties(named: name, of: $0) } ?? index.globals[name] ?? []
    let functions = owner.map { index.functions(named: name, of: $0) } ?? index.functions[name] ?? []
    return properties.compactMap { numbers[Site(file: $0.file, offset: $0.declaration.offset)] }
      + functions.compactMap { numbers[Site(file: $0.file, offset: $0.declaration.offset)] }
  }
}
