import NavAtlasInterpreting
import NavAtlasProgram

/// Objects that are kept where everybody finds them, made with a view's binding: `guide = Guide(path: $path)`.
extension Assembler {
  /// What drives something under the view's name does so under the object's.
  func noteBindings(of object: ObjectValue) {
    guard object.type.isClass else { return }
    for (name, value) in object.fields {
      guard let storage = evaluator.place(value)?.base, object.type.isBinding(name) else { continue }
      let place = Place(owner: object.type.name, name: name)
      if drivers.hand(storage, on: place) { discoveries += 1 }
    }
  }
}

extension Assembler {
  /// What is found in the view that has the focus is that view's storage.
  func noteHanded(_ storage: Place, on place: Place) {
    if drivers.hand(storage, on: place) { discoveries += 1 }
  }
}

extension Drivers {
  /// - Returns: true where that was not known.
  fileprivate func hand(_ storage: Place, on place: Place) -> Bool {
    guard storage != place, handed[place]?.contains(storage) != true else { return false }
    handed[place, default: []].append(storage)
    return true
  }

  /// Lets what is handed on drive what the storage behind it drives by now. O(handed bindings).
  func driveByHandedBindings() {
    for place in handed.keys.sorted(by: { ($0.owner, $0.name) < ($1.owner, $1.name) }) {
      let storage = handed[place] ?? []
      let stacks = storage.flatMap { self.stacks[$0] ?? [] }
      if !stacks.isEmpty { self.stacks[place] = stacks }
      if storage.count == 1 { driveWhole(place, as: storage[0]) }
    }
  }

  private func driveWhole(_ place: Place, as storage: Place) {
    if let list = presentations[storage] { presentations[place] = list }
    if let roots = switches[storage] { switches[place] = roots }
    if let stages = tabs[storage] { tabs[place] = stages }
    if let columns = selections[storage] { selections[place] = columns }
  }
}
