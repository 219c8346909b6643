import NavAtlasProgram
import NavAtlasSourceReading

/// What UIKit calls of the app's classes: controllers, their views, and what these tell others.
extension Evaluator {
  /// What a view controller hosts, and what it does in the code that UIKit calls.
  package func follow(_ controller: ObjectValue, into content: Content) {
    let type = controller.type
    let site = Site(file: type.file, offset: type.offset)
    if let root = controller.fields["super.rootView"] { add(root, to: content, at: site) }
    if case .content(let tabs)? = controller.fields[Self.tabsField] { content.items += tabs.items }
    if type.conformances.contains("UINavigationController"),
      let root = controller.fields["super.rootViewController"]
    {
      let shown = self.content(root, owner: type, at: site)
      content.items.append(.container(.navigationController(shown, site)))
    }
    // Beside the view that it hosts, what a hosting controller's code makes is nothing to be seen.
    let isHosting = controller.fields["super.rootView"] != nil
    let code = isHosting ? Content(owner: type) : content
    followBeginning(of: controller, into: code)
    let told = toldByViews(type)
    let marked = markedAsCalled(above: type)
    run(controller, into: code) {
      isCalledByUIKit($0, of: type) || told.contains($0.name) || marked.contains($0.signature)
    }
    followProperties(of: controller, into: code)
    if isHosting, !code.items.isEmpty { content.items.append(.attachment(code, site)) }
    if let columns = columns(of: type) { content.items.append(.container(columns)) }
    if let drawer = drawer(type, content, site) { content.items.append(.container(drawer)) }
  }

  /// What an object that is no screen does for the one whose code hands it to UIKit.
  func followHelper(_ helper: ObjectValue, into content: Content) {
    let isTold = isToldOfScreens(helper.type)
    followHelper(helper, into: content) {
      (isCalledByUIKit($0, of: helper.type) || isTold && isDelegated($0)) && !$0.isAboutContainers
    }
  }

  func followHelper(_ helper: ObjectValue, into content: Content, where isMeant: (Function) -> Bool) {
    guard followedHelpers.insert(helper).inserted else { return }
    defer { followedHelpers.remove(helper) }
    run(helper, into: content, where: isMeant)
  }

  /// The functions of classes above that a control may call, which the class itself may override.
  private func markedAsCalled(above type: DeclaredType) -> Set<[String?]> {
    let functions = lineage(of: type).dropFirst().flatMap { $0.functions.values.joined() }
    return Set(functions.map(\.declaration).filter(\.isMarkedAsCalled).map(\.signature))
  }

  /// What the scene of a game does, as the frames and the user's touches go by, for the screen that shows it.
  func followScene(_ scene: ObjectValue, into content: Content) {
    guard followedHelpers.insert(scene).inserted else { return }
    defer { followedHelpers.remove(scene) }
    run(scene, into: content) { GameScenes.callbacks.contains($0.name) || $0.isMarkedAsCalled }
  }

  /// Runs functions of an object, also those it inherits, in the order of the source.
  private func run(_ object: ObjectValue, into content: Content, where isMeant: (Function) -> Bool) {
    let type = object.type
    let entries = functions(of: type).filter {
      $0.declaration.code != nil && !$0.declaration.isStatic && isMeant($0.declaration)
    }
    for function in entries.sorted(by: { ($0.file, $0.declaration.offset) < ($1.file, $1.declaration.offset) }
    ) {
      let isLater =
        exchangesChildren(type) && function.declaration.isMarkedAsCalled && !function.declaration.isOfLife
      let inner = isLater ? Content(owner: type) : content
      let scope = Scope(type: type, receiver: .object(object), file: function.file, content: inner)
      scope.function = function.declaration
      bindUnknown(function, of: type, scope)
      _ = run(function.declaration.body ?? [], scope)
      guard isLater, !inner.items.isEmpty else { continue }
      let site = Site(file: function.file, offset: function.declaration.offset)
      content.items.append(.handler(Handler(event: .reaction, content: inner, site: site)))
    }
  }

  /// True for a list of a controller's own that no code gives another value: what is in it is known.
  func isFixedList(_ property: Property, of type: DeclaredType?, _ value: Value) -> Bool {
    guard case .array(let elements) = value, !elements.isEmpty, type?.isController == true else {
      return false
    }
    return property.attributes.isEmpty && !index.assigned.contains(property.name)
  }

  /// What is not known of arguments but their types.
  private func bindUnknown(_ function: DeclaredType.Member<Function>, of type: DeclaredType, _ scope: Scope) {
    for parameter in function.declaration.parameters {
      scope.variables[parameter.name] =
        resolve(parameter.type, type, function.file).map { .typed($0) } ?? .unknown
    }
  }

  /// What an initialiser sets up: the handlers of controls, closures of other objects, a container's controllers.
  private func followBeginning(of object: ObjectValue, into content: Content) {
    let type = object.type
    let site = Site(file: type.file, offset: type.offset)
    let done = begun[object] ?? beginning(of: object)
    guard !done.items.isEmpty else { return }
    let isContainer = StaticType(name: type.name, declaration: type).isContainerController
    content.items.append(
      isContainer ? .include(done, site) : .handler(Handler(event: .action, content: done, site: site)))
  }

  /// What an initialiser does of which the arguments are not known.
  private func beginning(of object: ObjectValue) -> Content {
    let content = Content(owner: object.type)
    let initialisers = functions(of: object.type, named: "init").filter { $0.declaration.code != nil }
    guard let first = initialisers.first(where: { !$0.declaration.decodes }) ?? initialisers.first else {
      return content
    }
    let scope = Scope(type: object.type, receiver: .object(object), file: first.file, content: content)
    scope.construction = Scope.Construction()
    bindUnknown(first, of: object.type, scope)
    _ = run(first.declaration.body ?? [], scope)
    return content
  }

  /// What the initial values of properties do, and the views among them, which are parts of the screen.
  private func followProperties(of object: ObjectValue, into content: Content) {
    let type = object.type
    for property in storedProperties(of: type) {
      let site = Site(file: property.file, offset: property.declaration.offset)
      let inner = Content(owner: type)
      let scope = Scope(type: type, receiver: .object(object), file: property.file, content: inner)
      if let initial = property.declaration.initial {
        if initial.mayAct { _ = evaluate(initial, scope, expecting: nil) }
      } else if property.declaration.isPart,
        let view = resolve(property.declaration.type, type, property.file)?.unwrapped.declaration
      {
        embedView(self.object(view), site, scope)
      }
      guard !inner.items.isEmpty else { continue }
      content.items.append(.handler(Handler(event: .action, content: inner, site: site)))
    }
  }
}

extension Evaluator {
  /// True for what UIKit or another framework calls: by its marks, by its name, or as a delegate's method that no code
  /// of the app calls.
  private func isCalledByUIKit(_ function: Function, of type: DeclaredType) -> Bool {
    if function.isMarkedAsCalled { return true }
    guard function.tellsWho, type.conformances.contains(where: isForeignDelegate) else { return false }
    return !isCalledByName(function)
  }

  /// True for a function by whose name any code of the app calls one.
  func isCalledByName(_ function: Function) -> Bool {
    return writtenCalls.names.contains(function.name)
  }

  /// True for a view that code of a package tells something, whose delegate's protocol is not there.
  func isToldByPackages(_ type: DeclaredType) -> Bool {
    type.isView && !type.isClass && type.conformances.contains(where: isForeignDelegate)
  }

  /// True for what frameworks tell something, but for what containers tell about their controllers.
  func isToldOfScreens(_ type: DeclaredType) -> Bool {
    type.isClass && !type.isController
      && type.conformances.contains { isForeignDelegate($0) && !Self.containerDelegates.contains($0) }
  }

  private static let containerDelegates: Set<String> = [
    "UINavigationControllerDelegate", "UITabBarControllerDelegate", "UISplitViewControllerDelegate",
    "UIAdaptivePresentationControllerDelegate", "UIViewControllerTransitioningDelegate",
    "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate", "UNUserNotificationCenterDelegate",
  ]

  private func isForeignDelegate(_ name: String) -> Bool {
    name.isOfDelegates && index.type(declaredAs: name) == nil
  }

  /// The functions of a class and of those it inherits from, without what it overrides.
  private func functions(of type: DeclaredType, named name: String? = nil) -> [DeclaredType.Member<Function>]
  {
    var found: [String: [DeclaredType.Member<Function>]] = [:]
    for level in lineage(of: type) {
      for (name, members) in level.functions {
        let overriding = Set((found[name] ?? []).map(\.declaration.signature))
        // A class has its own initialisers.
        guard name != "init" || overriding.isEmpty else { continue }
        found[name, default: []] += members.filter { !overriding.contains($0.declaration.signature) }
      }
    }
    return name.map { found[$0] ?? [] } ?? found.values.flatMap { $0 }
  }

  /// The stored properties of a class and of those it inherits from, in the order of the source.
  private func storedProperties(of type: DeclaredType) -> [DeclaredType.Member<Property>] {
    lineage(of: type).flatMap { level in
      level.properties.values.joined().filter { $0.declaration.isStored && !$0.declaration.isStatic }.sorted {
        ($0.file, $0.declaration.offset) < ($1.file, $1.declaration.offset)
      }
    }
  }

  /// The methods by which views of UIKit, such as cells, tell a controller what the user did in them.
  private func toldByViews(_ type: DeclaredType) -> Set<String> {
    if knownViewDelegates == nil { knownViewDelegates = viewDelegates() }
    guard let known = knownViewDelegates else { return [] }
    return type.conformances.reduce(into: []) { $0.formUnion(known[$1] ?? []) }
  }

  /// The requirements of the protocols whose objects such views keep, by the protocols' names. O(types).
  private func viewDelegates() -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for view in index.types where view.isViewOfUIKit {
      for property in view.stored {
        guard let kept = resolve(property.type, view, view.file)?.unwrapped.declaration,
          kept.kind == .interface
        else { continue }
        found[kept.shortName, default: []].formUnion(kept.functions.keys)
      }
    }
    return found
  }
}

extension DeclaredType {
  /// True for a view of UIKit's or AppKit's: what it does belongs to the screen that it is on.
  var isViewOfUIKit: Bool { isClass && conformances.contains(where: \.isViewOfUIKit) }
}

extension String {
  /// True for `UIView` and what inherits from it.
  fileprivate var isViewOfUIKit: Bool {
    (hasPrefix("UI") || hasPrefix("NS") || hasPrefix("MK"))
      && ["View", "Cell", "Control", "Button", "Field"].contains(where: hasSuffix)
  }

  /// True for a protocol by which a framework tells an object what happens.
  fileprivate var isOfDelegates: Bool {
    ["Delegate", "DataSource", "Observer", "Prefetching", "Updating"].contains(where: hasSuffix)
  }
}

extension Property {
  /// True for what is a part of the object without being made by it.
  fileprivate var isPart: Bool { initial == nil && (isConstant || attribute("IBOutlet") != nil) }
}

extension Expression {
  /// True for what is made by code, which may set handlers.
  fileprivate var mayAct: Bool {
    switch self {
    case .call, .other: true
    default: false
    }
  }
}

extension Function {
  /// True for `init?(coder:)`.
  fileprivate var decodes: Bool { parameters.first?.label == "coder" }

  /// What an override has in common with what it overrides.
  fileprivate var signature: [String?] { [name] + parameters.map(\.label) }

  /// True where the user or UIKit alone calls it, by what it says itself.
  var isMarkedAsCalled: Bool {
    attributes.contains { ["objc", "IBAction", "IBSegueAction"].contains($0) }
      || Self.callbacks.contains(name) || name == "bind" && parameters.first?.label == "reactor"
  }

  /// True for what runs by itself as a controller appears.
  fileprivate var isOfLife: Bool { name.hasPrefix("view") || name == "loadView" }

  /// True for what container controllers and presentations tell about what they show.
  var isAboutContainers: Bool {
    ["navigationController", "tabBarController", "splitViewController", "animationController"].contains(name)
      || name.hasPrefix("presentationController")
  }

  /// True for `locationManager(_ manager: CLLocationManager, …)`: who tells is the first argument.
  var tellsWho: Bool {
    guard let first = parameters.first, first.label == nil, let type = first.type?.unwrapped.name else {
      return false
    }
    return type.prefix(2).allSatisfy(\.isUppercase) && type.count > 2 && name != "userNotificationCenter"
  }

  private static let callbacks: Set<String> = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewIsAppearing", "viewWillDisappear",
    "viewDidDisappear", "viewDidLayoutSubviews", "tableView", "collectionView",
    "tabBarController", "navigationController", "searchBarSearchButtonClicked", "textFieldShouldReturn",
    "prepare", "awakeFromNib", "layoutSubviews", "didMoveToWindow", "didMoveToSuperview", "touchesBegan",
    "touchesEnded", "shouldPerformSegue", "motionEnded", "updateSearchResults",
  ]
}
