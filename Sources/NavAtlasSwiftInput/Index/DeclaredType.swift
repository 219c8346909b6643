import NavAtlasSourceReading

/// A type of the app with everything its declaration and its extensions say.
///
/// A type of a framework that the app extends (`View`, `Array`) has one too, without a declaration.
///
/// What is looked up for every name is not checked for overlapping accesses: checks cost as much as looking up.
final class DeclaredType: @unchecked Sendable {
  /// A member, and the file that declares it.
  struct Member<Declaration: Sendable>: Sendable {
    var declaration: Declaration
    var file: Int
  }

  /// With the names of the types around it.
  let name: String
  let module: String
  let file: Int
  let kind: TypeDeclaration.Kind
  let offset: Offset
  let order: Int
  var inherits: [TypeReference] = []
  var generics: [GenericParameter] = []
  @exclusivity(unchecked) var cases: [EnumCase] = []
  @exclusivity(unchecked) var attributes: Set<String> = []
  @exclusivity(unchecked) var properties: [String: [Member<Property>]] = [:]
  @exclusivity(unchecked) var functions: [String: [Member<Function>]] = [:]
  @exclusivity(unchecked) var aliases: [String: TypeReference] = [:]
  /// The stored properties in the order of the memberwise initialiser.
  var stored: [Property] = []
  /// All that it conforms to or inherits from, by name, also through protocols of the app.
  @exclusivity(unchecked) var conformances: Set<String> = [] {
    didSet {
      isView = !conformances.isDisjoint(with: Self.viewProtocols)
      isBuilt = isView || !conformances.isDisjoint(with: Self.builtProtocols)
    }
  }
  private(set) var isView = false
  /// True for what builders put together: views and the like.
  private(set) var isBuilt = false
  let shortName: String

  init(_ declaration: TypeDeclaration, module: String, file: Int, order: Int) {
    name = declaration.name
    shortName = String(declaration.name.lastComponent)
    self.module = module
    self.file = file
    self.order = order
    kind = declaration.kind
    offset = declaration.offset
    if kind != .addition { stored = declaration.properties.filter { $0.isStored && !$0.isStatic } }
    add(declaration, file: file)
  }

  func add(_ declaration: TypeDeclaration, file: Int) {
    inherits += declaration.inherits
    generics += declaration.generics
    cases += declaration.cases
    attributes.formUnion(declaration.attributes)
    for property in declaration.properties {
      properties[property.name, default: []].append(.init(declaration: property, file: file))
    }
    for function in declaration.functions {
      functions[function.name, default: []].append(.init(declaration: function, file: file))
    }
    for alias in declaration.aliases { aliases[String(alias.name.lastComponent)] = alias.type }
  }

  var isClass: Bool { kind == .object }

  /// True for a view controller of UIKit or AppKit.
  var isController: Bool { isClass && !conformances.isDisjoint(with: Self.controllers) }

  /// True for what can be pushed or presented.
  var isShown: Bool { isView || isController }

  private static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UISplitViewController", "UIPageViewController", "UIHostingController",
    "NSViewController", "NSHostingController", "NSWindowController",
  ]

  private static let builtProtocols: Set<String> = [
    "ToolbarContent", "CustomizableToolbarContent", "Commands", "Scene", "TabContent",
  ]

  static let viewProtocols: Set<String> = [
    "View", "UIViewControllerRepresentable", "UIViewRepresentable", "NSViewControllerRepresentable",
    "NSViewRepresentable", "WKInterfaceObjectRepresentable",
  ]

  /// True for a structure that says what it shows: `var body: some View`, or `func body(props:) -> some View`.
  var declaresBody: Bool {
    guard kind == .structure, !inherits.isEmpty, !conforms(to: "ViewModifier") else { return false }
    if let bodies = properties["body"] {
      return bodies.contains { !$0.declaration.isStored && $0.declaration.type?.name == "View" }
    }
    return bodyFunctions.contains { $0.declaration.result?.name == "View" }
  }

  /// The functions that take what a body needs; a modifier's takes the content it modifies.
  var bodyFunctions: [Member<Function>] {
    (functions["body"] ?? []).filter { $0.declaration.parameters.first?.name != "content" }
  }

  func conforms(to name: String) -> Bool { conformances.contains(name) }

  func enumCase(_ name: String) -> EnumCase? { cases.first { $0.name == name } }
}

extension DeclaredType: NumberedKey {
  static func == (left: DeclaredType, right: DeclaredType) -> Bool { left === right }
  var keyNumber: Int { order }
}
