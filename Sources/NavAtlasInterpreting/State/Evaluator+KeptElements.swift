import NavAtlasProgram
import NavAtlasSourceReading

/// Objects in an array whose elements are of a base class or a protocol, as a coordinator's children: each is known by
/// what was appended.
extension Evaluator {
  /// What calls found in such arrays counts only as long as nothing more comes into one.
  struct ListAsks {
    /// How many objects were noted.
    var elements = 0
    /// How often code asked for some.
    var count = 0
    /// The calls whose results rest on what was noted by then.
    var askers: [CallKey: Int] = [:]
  }

  /// What a call gave before; nil where it looked into an array that may have more in it now.
  func knownResult(of key: CallKey) -> CallResult? {
    guard !listAsks.askers.isEmpty, let elements = listAsks.askers[key] else { return calls.result(for: key) }
    listAsks.count += 1
    if elements != listAsks.elements { calls.forget(key) }
    return calls.result(for: key)
  }

  /// How many objects are remembered for one array; with more of them an element is any of its type.
  private static let keptLimit = 8

  /// Notes what comes into an array of an object.
  package func keep(elementOf place: Place, _ value: Value) {
    guard let element = place.type?.element?.declaration, isFamily(element) else { return }
    for case .object(let object) in value.alternatives where object.type.isClass {
      // An object that knows no more than its parameter's type says nothing of its class.
      guard object.type !== element, keptElements[place.base]?.contains(.object(object)) != true else {
        continue
      }
      keptElements[place.base, default: []].append(.object(object))
      listAsks.elements += 1
    }
  }

  /// Notes what is in an array that an object is given.
  func keepElements(of array: Value, in place: Place) {
    guard case .array(let elements) = array else { return }
    for element in elements { keep(elementOf: place, element) }
    keepControllers(elements, in: place)
  }

  private func keepControllers(_ controllers: [Value], in place: Place) {
    guard place.type?.element?.isAnyController == true else { return }
    let known = keptElements[place.base, default: []]
    keptElements[place.base] = known + controllers.filter { !known.contains($0) }
  }

  /// What is in such an array; nil where that is not known.
  func keptElements(of array: Value) -> [Value]? {
    guard case .place(let place) = array else { return nil }
    if let element = place.type?.element?.declaration, isFamily(element) { listAsks.count += 1 }
    guard let known = keptElements[place.base], known.count <= Self.keptLimit
    else { return nil }
    return known
  }

  /// The objects that such an array of an object begins with, where code writes them out.
  func initialObjects(of array: Value) -> [Value]? {
    guard case .place(let place) = array, let element = place.type?.element?.declaration, isFamily(element),
      case .array(let values) = initialValue(of: place.base), values.count <= Self.keptLimit,
      values.allSatisfy({ if case .object(let object) = $0 { object.type.isClass } else { false } })
    else { return nil }
    return values
  }

  /// True for what only its subclasses or the types that conform to it can say more of. Views are shown by the lists
  /// that they are in.
  private func isFamily(_ type: DeclaredType) -> Bool {
    !type.isView && !type.isController && (type.isClass || type.kind == .interface)
      && !conformers(of: type).isEmpty
  }
}
