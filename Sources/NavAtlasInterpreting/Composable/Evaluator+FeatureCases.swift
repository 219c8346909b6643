import NavAtlasProgram
import NavAtlasSourceReading

/// What the macro writes for the cases of a `@Reducer enum`.
extension Evaluator {
  /// The type of what comes with a case: of `.detail(.init(id: 1))` the feature's state, not the feature that the
  /// source names.
  func written(for argument: Expression, by cases: StaticType?, _ type: StaticType) -> StaticType {
    guard cases?.declaration?.isFeatureEnum == true, let feature = type.declaration, feature.isFeature else {
      return type
    }
    let state = index.nested("State", in: feature)
    return argument.makes(state.declaration) ? state : type
  }
}

extension Expression {
  /// True for `.init(…)`, and for a static member of the type.
  fileprivate func makes(_ type: DeclaredType?) -> Bool {
    switch self {
    case .call(let call):
      if case .implicitMember("init", _) = call.callee { return true }
      return call.callee.makes(type)
    case .implicitMember(let name, _):
      return type?.properties[name]?.contains(where: \.declaration.isStatic) == true
        || type?.functions[name]?.contains(where: \.declaration.isStatic) == true
    default: return false
    }
  }
}
