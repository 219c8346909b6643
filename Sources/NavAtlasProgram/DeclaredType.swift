public import NavAtlasSourceReading

/// A type of the app with everything its declaration and its extensions say.
///
/// A type of a framework that the app extends (`View`, `Array`) has one too, without a declaration.
@usableFromInline package final class DeclaredType: NamedType, Sendable {
  /// A member, and the file that declares it.
  package struct Member<Declaration: Sendable>: Sendable {
    package var declaration: Declaration
    package var file: Int
    /// What the extension that it stands in asks of types that have it.
    var requirements: [Requirement] = []
  }

  /// With the names of the types around it.
  package let name: String
  package let module: String
  package let file: Int
  package let kind: TypeDeclaration.Kind
  package let isFilePrivate: Bool
  package let offset: Offset
  @usableFromInline package let order: Int
  package let inherits: [TypeReference]
  package let generics: [GenericParameter]
  package let cases: [EnumCase]
  package let attributes: Set<String>
  package let properties: [String: [Member<Property>]]
  package let functions: [String: [Member<Function>]]
  package let aliases: [String: TypeReference]
  /// The stored properties in the order of the memberwise initialiser.
  package let stored: [Property]
  /// All that it conforms to or inherits from, by name, also through protocols of the app.
  package let conformances: Set<String>
  package let isView: Bool
  /// True for what builders put together: views and the like.
  package let isBuilt: Bool
  /// True for a structure that says what it shows: `var body: some View`, or `func body(props:) -> some View`.
  let declaresBody: Bool
  /// True for a view controller of UIKit or AppKit.
  package let isController: Bool
  /// True for a view that is made around another one.
  package let takesContent: Bool
  package let shortName: String

  /// - Parameter inherited: all that it conforms to by what is written.
  init(_ draft: TypeDraft, inherits: [TypeReference], conformances inherited: Set<String>) {
    name = draft.name
    shortName = draft.shortName
    module = draft.module
    file = draft.file
    order = draft.order
    kind = draft.declaration.kind
    isFilePrivate = kind != .addition && draft.declaration.isFilePrivate
    offset = draft.declaration.offset
    self.inherits = inherits
    generics = draft.parts.flatMap(\.declaration.generics)
    cases = draft.parts.flatMap(\.declaration.cases)
    attributes = Set(draft.parts.flatMap(\.declaration.attributes))
    stored =
      kind == .addition ? [] : draft.declaration.properties.filter { $0.isStored && !$0.isStatic }
    takesContent = Self.takesContent(stored, generics)
    properties = Member.named(draft.parts, \.properties) { $0.name }
    functions = Member.named(draft.parts, \.functions) { $0.name }
    aliases = draft.parts.flatMap(\.declaration.aliases).reduce(into: [:]) {
      $0[String($1.name.lastComponent)] = $1.type
    }
    declaresBody =
      kind == .structure && !inherits.isEmpty && !inherited.contains("ViewModifier")
      && Self.isBody(properties["body"], Self.bodies(functions))
    // A protocol of an absent package that refines `View`.
    conformances = declaresBody ? inherited.union(["View"]) : inherited
    isController = kind == .object && !conformances.isDisjoint(with: Self.controllers)
    // SwiftUI's views are values: a controller that conforms to a `View` means another package's.
    isView = !isController && !conformances.isDisjoint(with: Self.viewProtocols)
    isBuilt = isView || !conformances.isDisjoint(with: Self.builtProtocols)
  }

  package var isClass: Bool { kind == .object }

  /// True for what can be pushed or presented.
  package var isShown: Bool { isView || isController }

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

  private static func isBody(_ properties: [Member<Property>]?, _ functions: [Member<Function>]) -> Bool {
    if let properties {
      return properties.contains { !$0.declaration.isStored && $0.declaration.type?.name == "View" }
    }
    return functions.contains { $0.declaration.result?.name == "View" }
  }

  /// True for what the system makes, whoever names it: the app, its delegates, its extensions.
  package var isLaunched: Bool {
    attributes.contains("main") || attributes.contains("UIApplicationMain")
      || conformances.contains {
        $0.hasSuffix("ApplicationDelegate") || $0.hasSuffix("SceneDelegate") || $0 == "App"
      }
  }

  /// The functions that take what a body needs; a modifier's takes the content it modifies.
  package var bodyFunctions: [Member<Function>] { Self.bodies(functions) }

  private static func bodies(_ functions: [String: [Member<Function>]]) -> [Member<Function>] {
    (functions["body"] ?? []).filter { $0.declaration.parameters.first?.name != "content" }
  }

  package func conforms(to name: String) -> Bool { conformances.contains(name) }

  package func enumCase(_ name: String) -> EnumCase? { cases.first { $0.name == name } }
}

extension DeclaredType.Member {
  /// The members of all parts of a type by their names.
  fileprivate static func named(
    _ parts: [DeclaredType.Member<TypeDeclaration>], _ members: (TypeDeclaration) -> [Declaration],
    _ name: (Declaration) -> String
  ) -> [String: [Self]] {
    parts.reduce(into: [:]) { found, part in
      for member in members(part.declaration) {
        found[name(member), default: []].append(
          Self(declaration: member, file: part.file, requirements: part.declaration.requirements))
      }
    }
  }
}

extension DeclaredType: NumberedKey {
  @inlinable package static func == (left: DeclaredType, right: DeclaredType) -> Bool { left === right }
  @inlinable package var keyNumber: Int { order }
}
