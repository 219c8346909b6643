import NavAtlasProgram
import NavAtlasSourceReading

/// A structure that is written as a whole writes what it is made of: `draft = Draft(isOpen: true)`.
extension Evaluator {
  /// Writes the parts that may drive something, the structure's place being what they are reached through.
  func writeParts(of value: Value, in place: Place, at site: Site, _ scope: Scope) {
    for case .object(let whole) in value.alternatives {
      let type = StaticType(name: whole.type.name, declaration: whole.type)
      // What a feature begins with is its reducer's to say.
      guard whole.type.isPlain, index.feature(of: type) == nil else { continue }
      for (name, given) in whole.fields.sorted(by: { $0.key < $1.key }) {
        guard let member = whole.type.properties[name]?.first, member.declaration.mayBeBound,
          case .place(let part)? = property(name, of: whole.type, receiver: .place(place))?.reached(
            from: .place(place))
        else { continue }
        if given.mayDrive(as: part.type) || member.declaration.beginsAsFlag {
          scope.content.items.append(.effect(Effect(operation: .set(given), place: part, site: site)))
        }
      }
    }
  }
}

extension Property {
  /// True for a variable of which there can be a binding.
  fileprivate var mayBeBound: Bool { isStored && !isConstant && !isStatic && attributes.isEmpty }

  fileprivate var beginsAsFlag: Bool { if case .boolean? = initial { true } else { false } }
}

extension Value {
  /// True for what opens, closes or chooses: a flag, a case, something in an optional, and nothing at all.
  fileprivate func mayDrive(as type: StaticType?) -> Bool {
    switch self {
    case .boolean, .enumCase, .none: true
    case .object, .choice: type?.name == "Optional" && type?.unwrapped.declaration != nil
    default: type?.name == "Bool"
    }
  }
}
