import NavAtlasProgram
import NavAtlasSourceReading

/// One way in which apps write navigation, understood.
///
/// To add one, conform a type in a file of its own and add it to ``SourceIdioms/all``.
protocol SourceIdiom: Sendable {
  /// What it reads, in a few words.
  static var summary: String { get }
  /// The names of the calls it reads: `NavigationStack`.
  var constructors: [String] { get }
  /// The names of the methods on views it reads: `sheet`.
  var modifiers: [String] { get }

  /// The names of the methods it reads on objects that have them from an absent package: `trigger`.
  var methods: [String] { get }
  /// The names of members that are the object itself in another guise: `unownedRouter`.
  var aliases: [String] { get }

  /// The names of the members it reads on objects of absent packages: `authStateChanges`.
  var members: [String] { get }

  /// What such a call makes; nil where it is another one of the same name.
  func construct(_ call: ConstructorCall) -> Value?
  /// What such a method makes of a view; nil where it is another one of the same name.
  func modify(_ base: Content, _ call: ModifierCall) -> Value?
  /// What such a method of an object yields; nil where it is another one of the same name.
  func call(_ receiver: Value, _ call: MethodCall) -> Value?
  /// What such a member is.
  func member(_ name: String) -> Value?
}

extension SourceIdiom {
  var constructors: [String] { [] }
  var modifiers: [String] { [] }
  var methods: [String] { [] }
  var aliases: [String] { [] }
  var members: [String] { [] }
  func construct(_ call: ConstructorCall) -> Value? { nil }
  func call(_ receiver: Value, _ call: MethodCall) -> Value? { nil }
  func modify(_ base: Content, _ call: ModifierCall) -> Value? { nil }
  func member(_ name: String) -> Value? { nil }
}

/// Every idiom that is understood.
enum SourceIdioms {
  static let all: [any SourceIdiom] = [
    StackContainer(), SplitContainer(), TabContainer(), Links(), Destinations(), ModalPresentation(),
    Dialogs(), Lists(), TableColumns(),
    BindingInitialiser(), TransparentViews(), Scenes(), SettingsLinks(), Lifecycle(), ExternalEvents(),
    CustomModifier(), HostedViews(),
    IdentityReset(), Opacity(), ScreenTraits(), StoreViews(), ReducerCalls(), RouteStacks(), InertViews(),
    EnvironmentValue(), FocusedValues(),
    ContextMenus(), FlowLinks(), Stinsen(), XCoordinator(), NavigatorDestinations(), LinkNavigator(),
    FlowKit(),
    RouteCoordinators(),
    AppKitWindows(), GameScenes(), UIKitControllers(), UIKitTabs(), UIKitSplits(), UIKitParts(),
    UIKitStacks(),
    Storyboards(),
    Publishers(), ObservedProperties(),
    StateMachines(), AsyncStreams(), Then(), DispatchGroups(),
    OpenURLActions(),
    Dependencies(),
    AlertStates(), RecordStores(),
    DependencyContainers(), FirebaseSessions(), SupabaseSessions(),
  ]

  static let constructors: [Name: any SourceIdiom] = table { $0.constructors }
  static let modifiers: [Name: any SourceIdiom] = table { $0.modifiers }
  /// Several libraries may have a method of one name.
  static let methods: [Name: [any SourceIdiom]] = {
    var table: [Name: [any SourceIdiom]] = [:]
    for idiom in all { for name in idiom.methods { table[Name(name), default: []].append(idiom) } }
    return table
  }()
  static let aliases = Set(all.flatMap(\.aliases).map { Name($0) })
  static let members: [Name: any SourceIdiom] = table { $0.members }

  private static func table(_ names: (any SourceIdiom) -> [String]) -> [Name: any SourceIdiom] {
    var table: [Name: any SourceIdiom] = [:]
    for idiom in all { for name in names(idiom) { table[Name(name)] = idiom } }
    return table
  }
}

/// A call of something that a framework declares.
package struct ConstructorCall {
  var name: String
  var type: StaticType
  var arguments: [ArgumentValue]
  var call: Call
  var site: Site
  var scope: Scope
  var evaluator: Evaluator
}

/// A method called on a view.
struct ModifierCall {
  var name: String
  var arguments: [ArgumentValue]
  var call: Call
  var site: Site
  var scope: Scope
  var evaluator: Evaluator
}

/// A method called on an object.
package struct MethodCall {
  var name: String
  var call: Call
  var site: Site
  var scope: Scope
  var evaluator: Evaluator

  /// The values of the arguments, which are followed only when they are asked for.
  func arguments(expecting type: StaticType? = nil) -> [ArgumentValue] {
    evaluator.evaluated(call, scope, expecting: type)
  }

  /// Notes a move that the method makes.
  func perform(_ kind: LibraryTable.Move, _ value: Value? = nil, count: Int? = nil) -> Value {
    evaluator.perform(LibraryMove(kind: kind, value: value, count: count), site, scope)
  }
}

/// What the two kinds of calls have in common.
protocol IdiomCall {
  var arguments: [ArgumentValue] { get }
  var site: Site { get }
  var scope: Scope { get }
  var evaluator: Evaluator { get }
}

extension ConstructorCall: IdiomCall {}
extension ModifierCall: IdiomCall {}

extension IdiomCall {
  func argument(_ label: String?) -> Value? { arguments.first { $0.label == label && !$0.isTrailing }?.value }

  func labeled(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }

  /// The trailing closures in order; the first has no label.
  var trailing: [ArgumentValue] { arguments.filter(\.isTrailing) }

  /// A driver, looking through the case that `state:` names.
  func driver(_ value: Value) -> Value {
    guard case .keyPath(_, let names)? = argument("state"), let name = names.last,
      var place = evaluator.place(value)
    else { return value }
    place.enumCase = name
    return .binding(place)
  }

  /// The unlabelled trailing closure, or the argument of a label that takes its place.
  func closure(_ label: String) -> Value? {
    labeled(label) ?? arguments.first { $0.isTrailing && $0.label == nil }?.value
  }

  /// A value as what it shows.
  func content(_ value: Value?) -> Content {
    guard let value else { return Content(owner: scope.type) }
    switch value {
    // `NavigationView(content: makeHome)` and `NavigationView(content: HomeView.init)` name what makes the content.
    case .method, .type:
      return evaluator.content(evaluator.apply(value, to: [], at: site), owner: scope.type, at: site)
    default: return evaluator.content(value, owner: scope.type, at: site)
    }
  }

  /// A view of a framework with its contents.
  func element(_ name: String, _ content: Content) -> Value {
    .content(Content(owner: scope.type, items: [.element(Element(name: name, content: content, site: site))]))
  }

  /// The base with one more thing.
  func adding(_ item: Item, to base: Content) -> Value {
    .content(Content(owner: base.owner, name: base.name, items: base.items + [item]))
  }
}
