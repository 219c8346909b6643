package import NavAtlasProgram
package import NavAtlasSourceReading

/// Follows code without running it: what a view shows, what a function does, what a value is.
///
/// It is an abstract interpreter. Branches that the source does not decide are both followed; loops are followed
/// once; a function is followed once for each set of arguments and remembered. A budget of steps bounds the work.
package final class Evaluator {
  package let index: DeclarationIndex
  package let library: LibraryTable
  package let remarks = Remarks()
  /// The case of `UIUserInterfaceIdiom` that all devices have which the app is read for.
  package let idiom: String?
  /// True where the app is read for macOS.
  package let isMac: Bool
  @exclusivity(unchecked) private var objects: [ObjectKey: ObjectValue] = [:]
  @exclusivity(unchecked) private var bodies: [ObjectValue: Content] = [:]
  package let calls = FixpointMemo<CallKey, CallResult> { $0.value.agrees(with: $1.value) }
  /// What the code that is being followed shows and does so far.
  @exclusivity(unchecked) var openContents: [CallKey: Content] = [:]
  var initialValues: [ObjectIdentifier: Value] = [:]
  private var runningBodies: Set<ObjectValue> = []
  @exclusivity(unchecked) var called = CalledClosures()
  /// The controllers that representables make.
  @exclusivity(unchecked) package var wrapped: Set<DeclaredType> = []
  /// True once there are objects that hold what a container shows.
  @exclusivity(unchecked) package var tellsApart = false
  var knownHolders: [DeclaredType: Bool] = [:]
  /// What the initialisers of objects did.
  @exclusivity(unchecked) package var begun: [ObjectValue: Content] = [:]
  /// What runs when a closure in a property is called, or a publisher sends.
  @exclusivity(unchecked) package var listeners: [Place: [Value]] = [:]
  var knownListeners: Set<ListenerKey> = []
  /// The functions that objects are made with.
  @exclusivity(unchecked) package var ownFunctions: Set<Place> = []
  /// What hands on only some values of a subject.
  var filteredSubjects: Set<Place> = []
  /// What streams have been told by the time that they are made, for whoever awaits them first.
  var firstYields: [Place: [Value]] = [:]
  /// What is written with such values.
  package var filteredWrites: Set<Place> = []
  var closures = WrittenClosures()
  var scanning = Scanning()
  /// The statements of the user that were met.
  package var usedStatements: Set<String> = []
  var knownRouteBuilders: [String: Value]?
  @exclusivity(unchecked) package var knownPhases: [String: Bool] = [:]
  /// The case that a store of each feature is made with.
  package var initialStates: [String: Value] = [:]
  /// What views see of features' states, by where they say so.
  var observedValues: [String: Value] = [:]
  /// The structures that stores are made with, by their types.
  var firstStates: [String: [ObjectValue]] = [:]
  /// The roots of the routes that initialisers begin with.
  var begunRoots: [Place: Value] = [:]
  /// The objects that are made where they are put into the environment, by their types.
  var injected: [String: [ObjectValue]] = [:]
  /// The controllers that are kept somewhere.
  var heldControllers: [Place: [Value]] = [:]
  /// The windows of the app's own classes that code keeps, by the properties.
  var heldWindows: [Place: [Value]] = [:]
  /// True once code was met that fills a window of its own.
  var fillsOwnWindows = false
  /// The objects that were appended to arrays of what they inherit from or conform to.
  var keptElements: [Place: [Value]] = [:]
  var listAsks = ListAsks()
  /// What is in lists that code writes out; empty where that says nothing.
  var knownLists: [Place: [Value]] = [:]
  /// The coordinators that are kept somewhere with navigation controllers made for them.
  var heldCoordinators: [Place: ObjectValue] = [:]
  /// What was first put into navigation controllers, and where.
  var filledStacks: [String: (site: Site, roots: [Value])] = [:]
  /// The functions that make them.
  var stackMakers: [String: ObjectIdentifier] = [:]
  var stackContents: [String: Content] = [:]
  /// The functions that give tab bar controllers their tabs, by where they do.
  var tabFillers: [Site: ObjectIdentifier] = [:]
  /// Those of them that are presented in another way than as a sheet.
  var stackStyles: [String: Trait] = [:]
  /// How controllers say of themselves that they are presented.
  var knownStyles: [DeclaredType: Trait?] = [:]
  var knownReducers: [DeclaredType: [Value]] = [:]
  /// The properties whose reducers are being looked for.
  var collecting: Set<ObjectIdentifier> = []
  var knownConformers: [DeclaredType: [DeclaredType]] = [:]
  var knownAssignees: Assignees?
  var knownLaunchCode: [DeclaredType.Member<Function>]?
  var assignedAtFirst: [DeclaredType: [String: [FirstAssignment]]] = [:]
  var knownServices: Services?
  private(set) lazy var handedDependencies = HandedDependencies(index)
  var knownDependencies: Set<DeclaredType> = []
  /// Where views keep what their queries find, by the records' type.
  var knownQueries: [String: [Place]]?
  /// What views of UIKit ask their delegates for, by the protocols' names.
  var knownViewDelegates: [String: Set<String>]?
  /// What is assumed to be stored somewhere by the code that is being followed.
  @exclusivity(unchecked) var assumption: Assumption?
  /// What the code that is being followed has just stored.
  @exclusivity(unchecked) var memories: [Memory] = []
  var stepped = SteppedCode()
  private(set) lazy var writtenCalls = WrittenCalls(index)
  private(set) lazy var filledLists = FilledLists(index)
  var knownFilledLists: [ObjectIdentifier: Value] = [:]
  /// What the app keeps in the user's defaults, by keys.
  var knownDefaults: [String: StoredDefault]?
  /// Which controllers exchange the one controller in them.
  var knownExchangers: [DeclaredType: Bool] = [:]
  /// Which classes keep the views that a stack of the app's own shows.
  var knownViewStacks: [DeclaredType: Bool] = [:]
  /// The names of the functions that take away controllers that they are handed.
  var knownTakers: Set<String>?
  var keyedEntries = KeyedEntries()
  var splits = SplitColumns()
  /// The objects whose code runs for the screen that handed them to UIKit.
  var followedHelpers: Set<ObjectValue> = []
  /// What a container's factories make, by the names of their properties.
  var knownProducts: [String: FactoryProduct]?
  var knownMakers: [ObjectIdentifier: ClosureValue] = [:]
  var factoryObjects: [DeclaredType: ObjectValue?] = [:]
  var knownFactories: [Services.Key: Value] = [:]
  /// What containers gave for types of which one thing alone is registered.
  var serviceObjects: [DeclaredType: ObjectValue] = [:]
  /// The types whose registered objects are being made.
  var resolving: Set<String> = []
  /// Whether the code of each type makes windows.
  var windowMakers: [DeclaredType: Bool] = [:]
  @exclusivity(unchecked) private var contents: [ContentKey: Content] = [:]

  /// What a value shows, in whose code: one view that two show is each one's own.
  private struct ContentKey: Hashable {
    var value: Value
    var owner: DeclaredType?
  }

  /// The places of properties whose types are written.
  @exclusivity(unchecked) package var places: [PlaceKey: Place] = [:]
  @exclusivity(unchecked) package var stored = StoredState()
  private var shownViews: [ShownKey: Content] = [:]
  /// What each function is being followed with right now, the outermost first.
  @exclusivity(unchecked) var active: [ObjectIdentifier: [[Value]]] = [:]
  /// What each place in the source made of a type, and what it called a function with.
  @exclusivity(unchecked) private var made: [Use: Set<ObjectValue>] = [:]
  @exclusivity(unchecked) var followed: [Use: Set<[Value]>] = [:]
  /// In how many ways each type was made and each function called, wherever that is written.
  @exclusivity(unchecked) package var ways: [ObjectIdentifier: Int] = [:]
  /// In how many ways the code that is followed was asked for, up to a limit: as many ways more may lead on from there.
  @exclusivity(unchecked) var waysAround = 0
  @exclusivity(unchecked) package var steps = 0
  @exclusivity(unchecked) var depth = 0
  /// How many computed flags are looked into at the moment.
  @exclusivity(unchecked) var truthLevel = 0
  /// Notes what uses what, where that is wanted.
  @exclusivity(unchecked) package var recorder: UseRecorder?
  /// The environment of the view whose code is followed.
  @exclusivity(unchecked) package var environment: ViewEnvironment?
  let emptyEnvironment = ViewEnvironment()
  lazy var environmentReach = EnvironmentReach(self)

  /// More steps than this are not made in following everything from the roots; what is left is unknown.
  package static let stepLimit = 6_000_000
  private var lastStep = Evaluator.stepLimit
  package static let depthLimit = 220
  private static let fineVariants = 24
  private static let mediumVariants = 48
  private static let coarseVariants = 400
  /// The field of a view that is a case of an enumeration.
  private static let itself = "self"

  private struct ObjectKey: Hashable {
    var type: DeclaredType
    var fields: [String: Value]
    var environment: ViewEnvironment?
  }

  package struct PlaceKey: NumberedKey {
    var property: ObjectIdentifier
    var context: ObjectIdentifier?

    package var keyNumber: Int { property.keyNumber }
  }

  private struct ShownKey: Hashable {
    var view: ObjectValue
    var owner: DeclaredType
  }

  /// A place in the source that makes or calls something.
  package struct Use: NumberedKey {
    var what: ObjectIdentifier
    package var site: Site?
    package var keyNumber: Int { what.keyNumber &* 31 ^ (site?.keyNumber ?? -1) }

    package init(of what: ObjectIdentifier, at site: Site?) { (self.what, self.site) = (what, site) }
  }

  package struct CallResult {
    package var value: Value
    package var content: Content

    /// What the code does; a body that is one statement has it as its value.
    package var done: Content { if case .content(let shown) = value { shown } else { content } }
  }

  package init(
    _ index: DeclarationIndex, library: LibraryTable = LibraryTable(), idiom: String? = nil,
    isMac: Bool = false
  ) {
    self.index = index
    self.isMac = isMac
    self.idiom = idiom
    self.library = library
  }

  package var isExhausted: Bool { steps > lastStep }

  /// Follows something with steps of its own, which are not taken from the rest.
  ///
  /// - Returns: false where they were not enough.
  package func follow(within count: Int, _ body: () -> Void) -> Bool {
    let (outer, before) = (lastStep, steps)
    lastStep = before + count
    body()
    defer { lastStep = outer + (steps - before) }
    return !isExhausted
  }

  // MARK: Objects and views

  /// The one object with these parts, where a place in the source makes it.
  ///
  /// What one place makes in very many ways is taken more coarsely, so that the work stays in proportion to the source:
  /// so many for each place, whatever others make, and one for each way in which the code around was asked for.
  package func object(_ type: DeclaredType, _ fields: [String: Value], at site: Site) -> ObjectValue {
    recorder?.note(nil, of: type)
    let use = Use(of: ObjectIdentifier(type), at: site)
    let known = made[use] ?? []
    var key = key(type, fields, nil)
    if let same = objects[key], known.contains(same) { return same }
    let all = key.fields.count
    let count = known.count - waysAround
    if count > Self.fineVariants { key.fields = key.fields.filter { !$0.value.isText } }
    if count > Self.mediumVariants { key.fields = key.fields.compactMapValues(\.coarse) }
    if count > Self.coarseVariants { key.fields = [:] }
    if key.fields.count < all { noteCoarse(type.shortName, at: site) }
    let object = object(key)
    made[use, default: []].insert(object)
    return object
  }

  /// True where several places in the source make objects of a class. O(uses)
  package func isMadeInManyPlaces(_ name: String) -> Bool {
    guard let type = index.type(declaredAs: name) else { return false }
    let makers = index.functions(named: "init", of: type).map { ObjectIdentifier($0.declaration) }
    let codes = Set(makers + [ObjectIdentifier(type)])
    let uses = Array(made.keys) + Array(followed.keys)
    return Set(uses.filter { codes.contains($0.what) }.compactMap(\.site)).count > 1
  }

  /// The one object with these parts, made of what is bounded already: another object or an initialiser's arguments.
  package func object(
    _ type: DeclaredType, _ fields: [String: Value] = [:], in environment: ViewEnvironment? = nil
  ) -> ObjectValue {
    object(key(type, fields, environment))
  }

  private func key(_ type: DeclaredType, _ fields: [String: Value], _ environment: ViewEnvironment?)
    -> ObjectKey
  {
    let known = fields.values.contains(.unknown) ? fields.filter { $0.value != .unknown } : fields
    return ObjectKey(
      type: type, fields: known,
      environment: type.isBuilt
        ? (environment ?? self.environment).map { deciding($0, for: type, known) } : nil)
  }

  private func object(_ key: ObjectKey) -> ObjectValue {
    if let known = objects[key] { return known }
    let object = ObjectValue(
      type: key.type, fields: key.fields, number: objects.count, environment: key.environment)
    objects[key] = object
    ways[ObjectIdentifier(key.type), default: 0] += 1
    listen(to: key.fields, of: key.type)
    return object
  }

  /// What a view shows and does: its `body`, followed once.
  package func body(of view: ObjectValue) -> Content {
    if let known = bodies[view] { return known }
    let content = Content(owner: view.type, name: nil)
    guard runningBodies.insert(view).inserted else { return content }
    let outer = (environment, waysAround)
    (environment, waysAround) = (view.environment?.inherited, ways(to: ObjectIdentifier(view.type)))
    defer {
      runningBodies.remove(view)
      (environment, waysAround) = outer
    }
    let receiver = view.fields[Self.itself] ?? .object(view)
    for body in index.properties(named: "body", of: view.type) {
      if let getter = body.declaration.getter {
        let scope = Scope(
          type: view.type, receiver: receiver, file: body.file, content: content,
          environment: environment)
        build(getter, scope, into: content)
      }
    }
    if view.type.properties["body"] == nil, view.type.kind == .structure {
      for function in view.type.bodyFunctions {
        let unknown = function.declaration.parameters.map { _ in Value.unknown }
        let shown = invoke(function, view.type, .object(view), unknown)
        add(shown.value, to: content, at: Site(file: function.file, offset: function.declaration.offset))
      }
    }
    if view.type.isController || view.type.isViewOfUIKit { follow(view, into: content) }
    followRepresented(by: view, into: content)
    followDelegated(by: view, into: content)
    observe(for: view, into: content)
    bodies[view] = content
    return content
  }

  /// Shows a value, if it is something to show.
  package func add(_ value: Value, to content: Content, at site: Site) {
    switch value {
    case .content(let shown):
      if shown !== content, !shown.items.isEmpty { content.items.append(.include(shown, site)) }
    case .object(let object) where object.type.isBuilt: content.items.append(.view(object, site))
    case .enumCase(let route):
      // A route that is a view itself.
      if let type = route.type?.declaration, type.isView {
        content.items.append(.view(object(type, [Self.itself: value], at: site), site))
      }
    case .typed(let type) where type.declaration?.isView == true && type.declaration?.kind != .interface:
      if let view = type.declaration { content.items.append(.view(object(view), site)) }
    case .place(let place) where place.keepsViewOfCases:
      guard let view = place.type?.unwrapped.declaration else { break }
      content.items.append(.view(object(view, [Self.itself: value], at: site), site))
    case .place(let place):
      // A view that an object keeps.
      if let view = place.type?.declaration, view.isView, view.kind == .structure {
        content.items.append(.view(knownObject(at: place) ?? object(view), site))
      } else if let slot = viewSlot(place, site) {
        let stack = viewStackContainer(showing: place, site)
        content.items.append(stack.map { .container($0) } ?? .branch(slot))
      }
    case .choice(let values): add(oneOf: values, to: content, at: site)
    case .array(let values): for value in values { add(value, to: content, at: site) }
    case .tuple(let parts): for part in parts { add(part.value, to: content, at: site) }
    case .typed(let type) where type.isFunction: break
    default: break
    }
  }

  /// Shows one of several values, nobody knows which; what is no view is there besides.
  private func add(oneOf values: [Value], to content: Content, at site: Site) {
    var shown: [Branch.Alternative] = []
    for value in values {
      let part = Content(owner: content.owner)
      add(value, to: part, at: site)
      if part.holdsViews {
        shown.append(.init(test: .unknown, content: part))
      } else {
        content.items += part.items
      }
    }
    guard shown.count > 1 else {
      content.items += shown.flatMap(\.content.items)
      return
    }
    content.items.append(.branch(Branch(subject: .unknown, alternatives: shown, site: site)))
  }

  /// A view that some type's code shows, whatever a modifier puts around it.
  package func shown(_ view: ObjectValue, by owner: DeclaredType, at site: Site) -> Content {
    let key = ShownKey(view: view, owner: owner)
    if let known = shownViews[key] { return known }
    let content = Content(owner: owner, items: [.view(view, site)])
    shownViews[key] = content
    return content
  }

  /// A value as content.
  package func content(_ value: Value, owner: DeclaredType?, at site: Site) -> Content {
    if case .content(let content) = value { return content }
    if let held = held(in: value, owner: owner, at: site) ?? stackContent(of: value) { return held }
    let key = ContentKey(value: value, owner: owner)
    if let known = contents[key] { return known }
    let content = Content(owner: owner)
    contents[key] = content
    if case .closure = value {
      add(apply(value, to: [], at: site), to: content, at: site)
    } else if let controller = controller(value) {
      content.items.append(.view(controller, site))
    } else if let choice = choice(ofControllers: value, owner: owner, at: site) {
      content.items.append(.branch(choice))
    } else {
      add(value, to: content, at: site)
    }
    return content
  }
}
