import NavAtlasProgram
import NavAtlasSourceReading

/// Controls that are bound to a feature's state send what its `BindingReducer` receives: `.binding(\.name)`.
extension Evaluator {
  /// The action that a control sends as it changes a place; nil where the feature has no actions for bindings.
  func boundAction(at place: Place, _ site: Site) -> Item? {
    guard let state = index.type(named: place.owner, in: nil, file: site.file), state.shortName == "State",
      let feature = index.feature(of: StaticType(name: state.name, declaration: state)),
      let actions = index.nested("Action", in: feature).declaration, actions.enumCase("binding") != nil
    else { return nil }
    let action = EnumValue(
      type: StaticType(name: actions.name, declaration: actions), name: "binding",
      payload: [LabeledValue(label: nil, value: .keyPath(nil, [place.name]))])
    return .effect(
      Effect(
        operation: .send(feature: feature, action: .enumCase(action), origin: nil), place: nil, site: site))
  }
}

extension [String] {
  /// True for key paths that lead to one property, also where one of them is the projection of its wrapper.
  func isSameProperty(as other: [String]) -> Bool {
    func plain(_ names: [String]) -> Substring? {
      names.first.map { $0.hasPrefix("$") ? $0.dropFirst() : $0[...] }
    }
    return plain(self) == plain(other)
  }
}
