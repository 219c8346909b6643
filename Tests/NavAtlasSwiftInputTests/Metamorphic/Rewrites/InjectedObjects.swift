import SwiftSyntax

/// A view's own object is made by the one view that shows it, which hands it over.
struct OwnObjectInjected: Rewrite {
  let name = "own object injected"

  func sites(in program: Program, _ declarations: Declarations) -> [Site] {
    program.contexts(declarations).flatMap { file in
      file.views.compactMap { site($0, in: file, program) }
    }
  }

  private func site(_ view: StructDeclSyntax, in file: SourceContext, _ program: Program) -> Site? {
    guard !view.hasInitialiser, let uses = program.uses(of: view.name.text, file.declarations),
      uses.count == 1, let use = uses.first, let maker = use.maker, maker.id != view.id, !use.isMadeForEach,
      let object = view.stored.first(where: { file.isOwn($0) }), let value = object.value,
      let type = object.type
    else { return nil }
    let made = file.fresh("made", for: view)
    guard let handing = use.adding("\(object.name): \(made)") else { return nil }
    let isObservable = file.isObservable(type)
    let keeping =
      "\n\(isObservable ? "@State" : "@StateObject") var \(made): \(type) = \(value.trimmedDescription)\n"
    let given = "\n\(isObservable ? "@Bindable" : "@ObservedObject") var \(object.name): \(type)\n"
    return Site(edits: [
      file.replace(object.declaration, with: ""), file.insert(given, before: view.memberBlock.rightBrace),
      use.file.insert(keeping, before: maker.memberBlock.rightBrace), handing,
    ])
  }
}

/// An object that a view is handed comes through the environment.
struct InjectedObjectInEnvironment: Rewrite {
  let name = "injected object in the environment"

  func sites(in program: Program, _ declarations: Declarations) -> [Site] {
    program.contexts(declarations).flatMap { file in
      file.views.compactMap { site($0, in: file, program) }
    }
  }

  private func site(_ view: StructDeclSyntax, in file: SourceContext, _ program: Program) -> Site? {
    guard !view.hasInitialiser,
      let object = view.stored.first(where: { file.isHanded($0) }), let type = object.type,
      !program.readsFromEnvironment(type), let uses = program.uses(of: view.name.text, file.declarations),
      !uses.isEmpty
    else { return nil }
    let isObservable = file.isObservable(type)
    guard !isObservable || !view.description.contains("$\(object.name)") else { return nil }
    var edits: [Edit] = []
    for use in uses {
      guard let argument = use.argument(object.name), use.maker != nil else { return nil }
      let setter = isObservable ? "environment" : "environmentObject"
      edits.append(use.removing(argument))
      edits.append(
        use.file.insert(".\(setter)(\(argument.expression.trimmedDescription))", after: use.call))
    }
    let asked =
      isObservable
      ? "@Environment(\(type).self) var \(object.name)" : "@EnvironmentObject var \(object.name): \(type)"
    return Site(edits: edits + [file.replace(object.declaration, with: asked)])
  }
}

/// An object of which there is one is handed over instead of coming through the environment.
struct EnvironmentObjectInjected: Rewrite {
  let name = "environment object injected"

  func sites(in program: Program, _ declarations: Declarations) -> [Site] {
    program.contexts(declarations).flatMap { file in
      file.views.compactMap { site($0, in: file, program) }
    }
  }

  private func site(_ view: StructDeclSyntax, in file: SourceContext, _ program: Program) -> Site? {
    guard !view.hasInitialiser,
      let object = view.stored.first(where: { file.environmentType($0) != nil }),
      let type = file.environmentType(object), program.count(of: type) == 1,
      let uses = program.uses(of: view.name.text, file.declarations), !uses.isEmpty
    else { return nil }
    var edits: [Edit] = []
    for use in uses {
      guard let maker = use.maker,
        let held = maker.stored.first(where: { $0.type == type || use.file.environmentType($0) == type }),
        !use.call.ancestors.contains(where: {
          $0.is(ClosureExprSyntax.self) && $0.boundNames.contains(held.name)
        }),
        let handing = use.adding("\(object.name): \(held.name)")
      else { return nil }
      edits.append(handing)
    }
    let wrapper = file.isObservable(type) ? "@Bindable" : "@ObservedObject"
    return Site(
      edits: edits + [
        file.replace(object.declaration, with: ""),
        file.insert("\n\(wrapper) var \(object.name): \(type)\n", before: view.memberBlock.rightBrace),
      ])
  }
}

extension SourceContext {
  /// The views that are structures without parameters.
  var views: [StructDeclSyntax] {
    source.nodes.compactMap { $0.as(StructDeclSyntax.self) }
      .filter { declarations.isView($0) && $0.genericParameterClause == nil }
  }

  func isObservable(_ type: String) -> Bool {
    declarations.types[type]?.first?.attributes.trimmedDescription.contains("@Observable") ?? false
  }

  func isClass(_ type: String) -> Bool { declarations.types[type]?.first?.is(ClassDeclSyntax.self) ?? false }

  /// True for an object that its view makes itself.
  fileprivate func isOwn(_ property: StoredProperty) -> Bool {
    guard let type = property.type, isClass(type), let value = property.value, value.isSaidAnywhere else {
      return false
    }
    return property.attribute == "@StateObject" || property.attribute == "@State" && isObservable(type)
  }

  /// True for an object that whoever makes the view hands over.
  func isHanded(_ property: StoredProperty) -> Bool {
    guard let type = property.type, isClass(type), property.value == nil, !property.isPrivate else {
      return false
    }
    return property.attribute == "@ObservedObject"
      || isObservable(type) && ["", "@Bindable"].contains(property.attribute)
  }

  /// The type of the object that comes through the environment.
  fileprivate func environmentType(_ property: StoredProperty) -> String? {
    if property.attribute == "@EnvironmentObject" {
      return property.type.flatMap { isClass($0) ? $0 : nil }
    }
    guard property.attribute.hasPrefix("@Environment("), property.attribute.hasSuffix(".self)") else {
      return nil
    }
    let type = String(property.attribute.dropFirst("@Environment(".count).dropLast(".self)".count))
    return isClass(type) ? type : nil
  }
}

extension Program {
  fileprivate func readsFromEnvironment(_ type: String) -> Bool {
    sources.contains { source in
      source.text.contains("@Environment(\(type).self)")
        || source.nodes.contains { node in
          guard let variable = node.as(VariableDeclSyntax.self) else { return false }
          return variable.attributes.description.contains("@EnvironmentObject")
            && variable.bindings.first?.typeAnnotation?.type.trimmedDescription == type
        }
    }
  }
}
