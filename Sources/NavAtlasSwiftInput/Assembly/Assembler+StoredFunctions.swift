extension Assembler {
  private func run(_ function: Value, _ arguments: [Value], _ site: Site, _ action: Action) {
    let result = evaluator.applyCollecting(function, arguments, site)
    guard !result.content.items.isEmpty else { return }
    follow(result.content, as: action.frame, action.sites, trigger: action.trigger)
  }

  /// Functions inside values that are stored where nothing is driven, such as the buttons of an alert's data: who
  /// stores them is on screen when they run.
  func followStoredFunctions() {
    for action in actions {
      guard case .effects(let effects) = action.kind else { continue }
      for effect in effects {
        guard let place = effect.place?.base, drivers.count(of: place, evaluator.tellsApart) == 0 else {
          continue
        }
        for function in effect.operation.storedValues.flatMap({ $0.functionsInside() }) {
          run(function, [], effect.site, action)
        }
      }
    }
  }
}

extension Effect.Operation {
  fileprivate var storedValues: [Value] {
    switch self {
    case .set(let value): [value]
    case .append(let values): values
    default: []
    }
  }
}

extension Value {
  /// The functions that a plain value carries.
  fileprivate func functionsInside(_ level: Int = 0) -> [Value] {
    guard level < 3 else { return [] }
    switch self {
    case .closure, .method: return level == 0 ? [] : [self]
    case .object(let object) where object.type.kind == .structure && !object.type.isBuilt:
      return object.fields.sorted { $0.key < $1.key }.flatMap { $0.value.functionsInside(level + 1) }
    case .enumCase(let value): return value.payload.flatMap { $0.value.functionsInside(level + 1) }
    case .tuple(let parts): return parts.flatMap { $0.value.functionsInside(level + 1) }
    default: return []
    }
  }
}
