import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// How a child's action looks to the feature around it.
struct Embedding {
  var parent: DeclaredType
  /// The case that holds the child.
  var origin: String?
  var wrap: (Value) -> Value
}

/// Which features hold which.
struct Embeddings {
  private let evaluator: Evaluator
  private var index: DeclarationIndex { evaluator.index }
  private var found: [DeclaredType: [Embedding]] = [:]

  /// O(features · cases).
  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    found = find()
  }

  /// The features that hold a feature, and how each receives what it sends.
  func of(_ feature: DeclaredType) -> [Embedding] { found[feature] ?? [] }

  private func find() -> [DeclaredType: [Embedding]] {
    var found: [DeclaredType: [Embedding]] = [:]
    for parent in index.types where index.isFeature(parent) {
      if parent.isFeatureEnum {
        embedCases(of: parent, &found)
        continue
      }
      guard let actions = index.nested("Action", in: parent).declaration else { continue }
      for action in actions.cases {
        let isOfList = action.isOfList
        // A state that is handed on is nothing that the child sends, also where a macro writes it.
        guard let part = isOfList ? action.payload.last : action.payload.first, let type = part.type,
          type.unwrapped.name.lastComponent != "State"
        else { continue }
        let position = action.payload.prefix(isOfList ? 1 : 0).map {
          LabeledValue(label: $0.label, value: .unknown)
        }
        let resolved = written(type, in: actions)
        if resolved.isOfElements, !evaluator.isWired(action.name, in: parent) { continue }
        let outer = { (value: Value) in
          Value.enumCase(
            EnumValue(
              type: StaticType(name: actions.name, declaration: actions), name: action.name,
              payload: position + [LabeledValue(label: part.label, value: value)]))
        }
        embed(resolved, in: parent, outer, &found)
        embedGroup(resolved, in: parent, outer, &found)
      }
    }
    return found
  }

  /// A type that a case holds; what the macro writes for `@Reducer enum`, such as `Path.Action`, is that feature.
  private func written(_ type: TypeReference, in actions: DeclaredType) -> StaticType {
    let resolved = index.resolve(type, in: actions, file: actions.file)
    guard resolved.declaration == nil, resolved.name.lastComponent == "Action",
      let outer = resolved.name.outerName
    else { return resolved }
    let feature = index.resolve(TypeReference(name: String(outer)), in: actions, file: actions.file)
    return feature.declaration?.isFeatureEnum == true ? feature : resolved
  }

  /// `case delegate(DelegateAction)`: a group of actions of which some are a child's.
  private func embedGroup(
    _ type: StaticType, in parent: DeclaredType, _ outer: @escaping (Value) -> Value,
    _ found: inout [DeclaredType: [Embedding]]
  ) {
    guard let group = type.declaration, group.kind == .enumeration, index.feature(of: type) == nil,
      group.name.hasPrefix(parent.name + ".")
    else { return }
    for action in group.cases {
      guard let part = action.payload.first, let type = part.type else { continue }
      let inner = { (value: Value) in
        outer(
          .enumCase(
            EnumValue(
              type: StaticType(name: group.name, declaration: group), name: action.name,
              payload: [LabeledValue(label: part.label, value: value)])))
      }
      embed(index.resolve(type, in: group, file: group.file), in: parent, inner, &found)
    }
  }

  /// `@Reducer enum`: each case holds a feature.
  private func embedCases(of parent: DeclaredType, _ found: inout [DeclaredType: [Embedding]]) {
    for route in parent.cases {
      guard let type = route.payload.first?.type,
        let child = index.feature(of: index.resolve(type, in: parent, file: parent.file))
      else { continue }
      found[child, default: []].append(
        Embedding(parent: parent, origin: route.name) {
          .enumCase(EnumValue(type: nil, name: route.name, payload: [LabeledValue(label: nil, value: $0)]))
        })
    }
  }

  private func embed(
    _ type: StaticType, in parent: DeclaredType, _ outer: @escaping (Value) -> Value,
    _ found: inout [DeclaredType: [Embedding]]
  ) {
    func wrapped(_ name: String, _ label: String?, by id: String?) -> (Value) -> Value {
      { value in
        var payload = id.map { [LabeledValue(label: $0, value: .unknown)] } ?? []
        payload.append(LabeledValue(label: label, value: value))
        return outer(.enumCase(EnumValue(type: nil, name: name, payload: payload)))
      }
    }
    let wrap: (Value) -> Value
    switch type.name.lastComponent {
    case "StackActionOf", "StackAction", "IdentifiedActionOf", "IdentifiedAction":
      wrap = wrapped("element", "action", by: "id")
    case "IndexedRouterActionOf", "IndexedRouterAction", "IdentifiedRouterActionOf", "IdentifiedRouterAction":
      wrap = wrapped("routeAction", "action", by: "id")
    case "PresentationAction", "PresentationActionOf": wrap = wrapped("presented", nil, by: nil)
    default: wrap = outer
    }
    let inner = type.arguments.last(where: { index.feature(of: $0) != nil }) ?? type
    guard let child = index.feature(of: inner), child !== parent else { return }
    // A state that is handed on is nothing that the child sends.
    if let state = inner.declaration, state !== child || !child.isFeature,
      index.nested("State", in: child).declaration === state
    {
      return
    }
    found[child, default: []].append(Embedding(parent: parent, wrap: wrap))
  }
}

extension EnumCase {
  /// `routeAction(Int, action: Screen.Action)`, `row(id: Row.State.ID, action: Row.Action)`: the first says of which it is.
  fileprivate var isOfList: Bool {
    guard payload.count == 2, let position = payload.first else { return false }
    return position.type?.name == "Int" || position.type?.name.lastComponent == "ID"
      || ["id", "index"].contains(position.label) || payload[1].label == "action"
  }
}
