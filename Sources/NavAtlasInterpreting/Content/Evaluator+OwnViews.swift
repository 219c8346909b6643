package import NavAtlasProgram
import NavAtlasSourceReading

/// The views that objects and routes make themselves.
extension Evaluator {
  /// The views that an object stands for: those its functions and properties make, or those that hold it.
  package func views(of type: DeclaredType) -> Set<DeclaredType> {
    var views: Set<DeclaredType> = []
    let receiver = Value.typed(StaticType(name: type.name, declaration: type))
    let site = Site(file: type.file, offset: type.offset)
    for name in type.functions.keys.sorted() {
      for function in type.functions[name] ?? [] where function.declaration.presents {
        let shown = content(invoke(function, type, receiver, []).value, owner: type, at: site)
        views.formUnion(shown.shownViews)
      }
    }
    if !views.isEmpty { return views }
    for view in index.types where view.isView && view.kind != .interface {
      let holds = view.stored.contains { property in
        resolve(property.type, view, view.file)?.unwrapped.declaration === type
      }
      if holds { views.insert(view) }
    }
    return views
  }

  /// What the one member of a route's type makes of the route that gives a view: `func view() -> some View`; nil where
  /// none or several do.
  package func ownView(of route: Value, _ type: DeclaredType) -> Content? {
    let site = Site(file: type.file, offset: type.offset)
    let functions = type.functions.keys.sorted().flatMap { type.functions[$0] ?? [] }
      .filter(\.declaration.presents)
    let properties = type.properties.keys.sorted().flatMap { type.properties[$0] ?? [] }
      .filter { !$0.declaration.isStatic && ["AnyView", "View"].contains($0.declaration.type?.name ?? "") }
    guard functions.count + properties.count == 1 else { return nil }
    let made =
      functions.first.map { invoke($0, type, route, []).value }
      ?? properties.first.map { computed($0, type, route) }
    guard case .content(let content)? = made, !content.visuals().isEmpty else { return nil }
    return Content(owner: type, items: [.include(content, site)])
  }
}

extension Function {
  /// True for `func toPresentable() -> AnyView`.
  fileprivate var presents: Bool {
    body != nil && !isStatic && parameters.isEmpty && ["AnyView", "View"].contains(result?.name ?? "")
  }
}

extension Content {
  fileprivate var shownViews: [DeclaredType] {
    visuals().compactMap { if case .view(let view) = $0.kind { view.type } else { nil } }
  }
}
