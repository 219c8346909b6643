import NavAtlasProgram

extension Value {
  /// What is wanted as a flag is one, also where absent code gives it that could as well give a view, a case or a type:
  /// `isSignedIn = await Account.enter()`.
  func flagged(as type: StaticType?) -> Value {
    guard let type, type.unwrapped.name == "Bool" else { return self }
    switch self {
    case .content, .type, .typed: return .typed(StaticType(name: "Bool"))
    case .enumCase(let value) where value.type?.declaration == nil:
      return .typed(StaticType(name: "Bool"))
    case .place(let place) where place.owner == "?" && place.type == nil:
      // A part of something of which nothing is known.
      return .typed(StaticType(name: "Bool"))
    case .choice(let values): return .oneOf(values.map { $0.flagged(as: type) })
    default: return self
    }
  }
}
