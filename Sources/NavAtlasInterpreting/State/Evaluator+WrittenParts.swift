import NavAtlasProgram
import NavAtlasSourceReading

/// A structure that is written as a whole writes what it is made of: `draft = Draft(isOpen: true)`.
extension Evaluator {
  /// Writes the parts that may drive something, the structure's place being what they are reached through: what it is
  /// given, and what else it begins with.
  func writeParts(of value: Value, in place: Place, at site: Site, _ scope: Scope, level: Int = 0) {
    for case .object(let whole) in value.alternatives {
      let type = StaticType(name: whole.type.name, declaration: whole.type)
      // What a feature begins with is its reducer's to say.
      guard whole.type.isPlain, index.feature(of: type) == nil else { continue }
      for name in whole.type.properties.keys.sorted() {
        guard let member = whole.type.properties[name]?.first, member.declaration.mayBeWritten,
          case .place(let part)? = property(name, of: whole.type, receiver: .place(place))?.reached(
            from: .place(place))
        else { continue }
        let given = whole.fields[name] ?? beginning(of: member, whole.type)
        let isChosen = given.isConstant && isChosenByViews(name)
        if isChosen || given.mayDrive(as: part.type) || member.declaration.beginsAsFlag && given != .unknown {
          scope.content.items.append(.effect(Effect(operation: .set(given), place: part, site: site)))
        }
        if level < Self.nestedParts { writeParts(of: given, in: part, at: site, scope, level: level + 1) }
      }
    }
  }

  private static let nestedParts = 3

  /// What a part of a structure is while nobody gives it anything.
  private func beginning(of member: DeclaredType.Member<Property>, _ type: DeclaredType) -> Value {
    if type.functions["init"] != nil { return .unknown }
    let property = member.declaration
    if property.initial == nil { return property.type?.name == "Optional" ? .none : .unknown }
    return initialValue(member, type)
  }
}

extension Property {
  /// True for a variable, and for a constant that each new value is given anew.
  fileprivate var mayBeWritten: Bool {
    isStored && !isStatic && attributes.isEmpty && (!isConstant || initial == nil)
  }

  fileprivate var beginsAsFlag: Bool { if case .boolean? = initial { true } else { false } }
}

extension Value {
  /// True for what opens, closes or chooses: a flag, a case, something in an optional, and nothing at all.
  fileprivate func mayDrive(as type: StaticType?) -> Bool {
    switch self {
    case .boolean, .enumCase, .none: true
    case .object, .choice: type?.name == "Optional" && type?.unwrapped.declaration != nil
    case .string, .integer: type?.name == "Optional"
    case .typed(let given): type?.name == "Bool" || type?.name == "Optional" && given.name != "Optional"
    default: type?.name == "Bool"
    }
  }
}
