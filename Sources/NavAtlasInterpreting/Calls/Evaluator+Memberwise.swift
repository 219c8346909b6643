import NavAtlasProgram
import NavAtlasSourceReading

/// What the initialiser takes and leaves out that a structure has of itself.
extension Evaluator {
  /// True for an optional that a structure is made without, and that no code sets later.
  func isNothing(_ parameter: Parameter, of type: DeclaredType) -> Bool {
    parameter.type?.name == "Optional" && parameter.attributes.isEmpty
      && type.properties[parameter.name]?.first?.declaration.initial == nil
      && !type.isView
      && !index.assigned.contains(parameter.name)
  }

  /// The constants that are written for what the maker of an entry leaves out, and that no code sets later:
  /// `var style = Style.push` in `Entry(title: "Log", route: .log)`, `@State var showsBack = false` in `Header()`.
  func leftOut(
    _ parameters: [Parameter], beside given: [String: Value], of type: DeclaredType
  ) -> [String: Value] {
    var constants: [String: Value] = [:]
    for name in parameters.map(\.name) where given[name] == nil && !isSet(name, of: type) {
      guard let member = type.properties[name]?.first, member.declaration.initial != nil,
        member.declaration.attributes.isEmpty || type.isView && member.declaration.isGivenState
      else { continue }
      let value = initialValue(member, type)
      // A list that is written empty stands for what would be there.
      guard value.isConstant, !value.isArray else { continue }
      // A view's code sets the parts of what it keeps.
      if case .object = value, !member.declaration.attributes.isEmpty { continue }
      constants[name] = value
    }
    return constants
  }

  /// True for what code may set after all; what belongs to a view, only the view's own does.
  private func isSet(_ name: String, of type: DeclaredType) -> Bool {
    guard index.assigned.contains(name) else { return false }
    return !type.isView || type.changesItself && index.isAssigned(name, inFilesOf: type)
  }

  /// What the memberwise initialiser of a structure gives its properties; nil where a call does not mean it.
  func memberwiseFields(of type: DeclaredType, _ call: Call, _ site: Site, _ scope: Scope) -> [String: Value]?
  {
    let parameters = type.kind == .structure ? memberwiseParameters(type) : []
    guard !parameters.isEmpty, fits(parameters, call) else { return nil }
    return memberwiseFields(of: type, parameters, call, site, scope)
  }

  func memberwiseFields(
    of type: DeclaredType, _ parameters: [Parameter], _ call: Call, _ site: Site, _ scope: Scope
  ) -> [String: Value] {
    var fields: [String: Value] = [:]
    for (parameter, position) in zip(parameters, assignment(of: call, to: parameters)) {
      guard let position else {
        if isNothing(parameter, of: type) { fields[parameter.name] = Value.none }
        continue
      }
      let expected = resolve(parameter.type, type, type.file)
      let argument = call.arguments[position].value
      var value = fitting(
        given(argument, as: expected, of: type.generics, type, type.file, scope).refined(by: expected),
        expected)
      value = built(value, for: parameter, expected, type, type.file)
      let isBuilt = parameter.attributes.contains("ViewBuilder") || value.isBuiltLater
      if isBuilt, parameter.type?.isFunction != true, case .closure = value {
        value = apply(value, to: [], at: site)
      }
      let flag = type.isPlain ? computedFlag(argument, as: parameter.type, scope) : nil
      fields[parameter.name] = flag ?? value
    }
    if type.isView || type.isPlain && fields.values.contains(where: \.isLead) {
      fields.merge(leftOut(parameters, beside: fields, of: type)) { given, _ in given }
    }
    return fields
  }

  func memberwiseParameters(_ type: DeclaredType) -> [Parameter] {
    type.stored.compactMap { property in
      if property.isConstant, property.initial != nil { return nil }
      if property.attributes.contains(where: { $0.name.hasPrefix("Environment") }) { return nil }
      return Parameter(
        label: property.name, name: property.name, type: property.type,
        fallback: property.initial ?? (property.mayBeLeftOut ? Expression.none : nil),
        attributes: property.attributes.map(\.name))
    }
  }
}

extension Property {
  /// True for what has a wrapper, and for a variable that is nil where nobody says what it is.
  fileprivate var mayBeLeftOut: Bool { !attributes.isEmpty || !isConstant && type?.name == "Optional" }

  /// True for the state of a view that whoever makes it may begin with something else.
  fileprivate var isGivenState: Bool { !isFilePrivate && attributes.map(\.name) == ["State"] }
}

extension DeclaredType {
  /// True for a structure with an initialiser, or with code that gives another one like it.
  fileprivate var changesItself: Bool {
    functions["init"] != nil
      || functions.values.joined().contains { member in
        [name, shortName, "Self"].contains(member.declaration.result?.name ?? "")
      }
  }
}
