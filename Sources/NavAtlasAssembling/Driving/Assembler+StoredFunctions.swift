import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  /// Functions inside values that are stored where nothing is driven, such as the buttons of an alert's data: who
  /// stores them is on screen when they run, unless code was seen that calls them.
  func followStoredFunctions() {
    for action in actions {
      guard case .effects(let effects) = action.kind else { continue }
      for effect in effects {
        guard let place = effect.place?.base, drivers.count(of: place, evaluator.tellsApart) == 0 else {
          continue
        }
        for value in effect.operation.storedValues {
          for function in value.functionsInside(called: emitted) { run(function, effect.site, action) }
        }
      }
    }
  }

  private func run(_ function: Value, _ site: Site, _ action: Action) {
    let content = evaluator.content(
      evaluator.apply(function, to: [], at: site), owner: function.owner, at: site)
    guard !content.items.isEmpty else { return }
    follow(content, as: action.frame, action.sites, trigger: action.trigger)
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
  /// The functions that a plain value carries, but for those in properties that code calls.
  fileprivate func functionsInside(called: Set<Place>, _ level: Int = 0) -> [Value] {
    guard level < 3 else { return [] }
    switch self {
    case .closure, .method: return level == 0 ? [] : [self]
    case .object(let object) where object.type.kind == .structure && !object.type.isBuilt:
      let free = object.fields.filter { !called.contains(Place(owner: object.type.name, name: $0.key)) }
      return free.sorted { $0.key < $1.key }
        .flatMap { $0.value.functionsInside(called: called, level + 1) }
    case .enumCase(let value):
      return value.payload.flatMap { $0.value.functionsInside(called: called, level + 1) }
    case .tuple(let parts): return parts.flatMap { $0.value.functionsInside(called: called, level + 1) }
    default: return []
    }
  }
}
