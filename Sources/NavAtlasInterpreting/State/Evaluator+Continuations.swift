import NavAtlasProgram
import NavAtlasSourceReading

/// Continuations of streams that an object keeps for all who listen, and what streams are told as they are made.
extension Evaluator {
  /// True for an object's array or dictionary of continuations.
  func keepsContinuations(_ place: Place) -> Bool { continuation(in: place) != nil }

  /// Any of the continuations that are kept in an array or a dictionary: what one is told, each one is.
  func continuation(in place: Place) -> Place? {
    guard let element = place.type?.subscripted, !place.name.hasSuffix("]"), isKeptInObject(place) else {
      return nil
    }
    let kept = place.element(of: element.unwrapped)
    return kept.isStream && publisher(.place(kept)) != nil ? kept : nil
  }

  /// What a loop over such continuations goes through.
  func entry(ofContinuations place: Place) -> Value {
    guard let kept = continuation(in: place) else { return .unknown }
    guard let type = place.type?.unwrapped, type.name == "Dictionary", let key = type.arguments.first else {
      return .place(kept)
    }
    return .tuple([
      LabeledValue(label: "key", value: .typed(key)), LabeledValue(label: "value", value: .place(kept)),
    ])
  }

  /// What is yielded to all continuations of an object is heard where the stream of any of them is awaited.
  func join(_ value: Value, keptInElementsOf place: Place) {
    if let kept = continuation(in: place) { join(value, keptIn: kept) }
  }

  /// Notes what a stream is told as it is made, which whoever awaits it hears then.
  ///
  /// - Returns: what the code does besides.
  func keepYields(in content: Content, to stream: Value) -> Content {
    guard case .place(let place) = stream else { return content }
    let rest = Content(owner: content.owner, name: content.name)
    rest.isOfClosure = content.isOfClosure
    for item in content.items {
      if case .effect(let effect) = item, effect.place == place.base,
        case .emit(let values) = effect.operation
      {
        firstYields[place.base, default: []] += values.filter {
          firstYields[place.base]?.contains($0) != true
        }
      } else {
        rest.items.append(item)
      }
    }
    return rest
  }

  /// What a stream has been told by the time that somebody begins to await it.
  func yieldedAtFirst(to place: Place) -> [Value] {
    guard place.isStream else { return [] }
    let made = firstYields[place.base] == nil ? self.place(initialValue(of: place)) ?? place : place
    return (firstYields[made.base] ?? []).map { valueAtFirst($0) }
  }

  /// What storage holds before any code has written it, where that is known.
  private func valueAtFirst(_ value: Value) -> Value {
    guard case .place(let place) = value else { return value }
    let initial = initialValue(of: place)
    if initial.isConstant { return initial }
    return isNothingAtFirst(place) ? .none : value
  }
}
