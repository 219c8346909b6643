import Foundation

/// One way in which a view's code shows another one: `THIS` stands for the view, `NEXT` for the type of the one that it shows.
struct ViewForm: Sendable {
  let name: String
  let declarations: String

  init(_ name: String, _ declarations: String) { (self.name, self.declarations) = (name, declarations) }

  /// The declarations, with the names of both.
  func written(as view: String, showing next: String) -> String {
    declarations.replacingOccurrences(of: "THIS", with: view).replacingOccurrences(of: "NEXT", with: next)
  }

  static let all: [ViewForm] = [
    ViewForm(
      "direct",
      """
      struct THIS: View { var body: some View { NEXT() } }
      """),
    ViewForm(
      "stack",
      """
      struct THIS: View { var body: some View { VStack { Text("x"); NEXT() } } }
      """),
    ViewForm(
      "property",
      """
      struct THIS: View { var body: some View { VStack { part } }
      var part: some View { NEXT() } }
      """),
    ViewForm(
      "function",
      """
      struct THIS: View { var body: some View { VStack { part() } }
      @ViewBuilder func part() -> some View { NEXT() } }
      """),
    ViewForm(
      "staticOfEnum",
      """
      enum THISThings { static var next: some View { NEXT() } }
      struct THIS: View { var body: some View { VStack { THISThings.next } } }
      """),
    ViewForm(
      "staticFunc",
      """
      struct THISThings { static func make() -> AnyView { AnyView(NEXT()) } }
      struct THIS: View { var body: some View { VStack { THISThings.make() } } }
      """),
    ViewForm(
      "global",
      """
      func makeTHIS() -> some View { NEXT() }
      struct THIS: View { var body: some View { VStack { makeTHIS() } } }
      """),
    ViewForm(
      "extension",
      """
      extension View { func withTHIS() -> some View { VStack { self; NEXT() } } }
      struct THIS: View { var body: some View { Text("x").withTHIS() } }
      """),
    ViewForm(
      "extensionOfExtension",
      """
      extension View { func outerTHIS() -> some View { innerTHIS() }
      func innerTHIS() -> some View { VStack { self; NEXT() } } }
      struct THIS: View { var body: some View { Text("x").outerTHIS() } }
      """),
    ViewForm(
      "box",
      """
      struct THISBox<Content: View>: View {@ViewBuilder let content: () -> Content
      var body: some View { VStack { content() } } }
      struct THIS: View { var body: some View { THISBox { NEXT() } } }
      """),
    ViewForm(
      "boxValue",
      """
      struct THISBox<Content: View>: View { let content: Content
      var body: some View { VStack { content } } }
      struct THIS: View { var body: some View { THISBox(content: NEXT()) } }
      """),
    ViewForm(
      "erased",
      """
      struct THISBox: View { let content: AnyView
      var body: some View { VStack { content } } }
      struct THIS: View { var body: some View { THISBox(content: AnyView(NEXT())) } }
      """),
    ViewForm(
      "modifier",
      """
      struct THISModifier: ViewModifier { func body(content: Content) -> some View { VStack { content; NEXT() } } }
      struct THIS: View { var body: some View { Text("x").modifier(THISModifier()) } }
      """),
    ViewForm(
      "alias",
      """
      typealias THISAlias = NEXT
      struct THIS: View { var body: some View { VStack { THISAlias() } } }
      """),
    ViewForm(
      "enumView",
      """
      enum THISRoute: View { case next
      var body: some View { switch self { case .next: NEXT() } } }
      struct THIS: View { var body: some View { VStack { THISRoute.next } } }
      """),
    ViewForm(
      "enumProperty",
      """
      enum THISRoute { case next
      @ViewBuilder var screen: some View { switch self { case .next: NEXT() } } }
      struct THIS: View { let route = THISRoute.next
      var body: some View { VStack { route.screen } } }
      """),
    ViewForm(
      "factory",
      """
      final class THISFactory { func make() -> some View { NEXT() } }
      struct THIS: View { let factory = THISFactory()
      var body: some View { VStack { factory.make() } } }
      """),
    ViewForm(
      "provider",
      """
      struct THISProvider { let make: () -> AnyView
      static let standard = THISProvider(make: { AnyView(NEXT()) }) }
      struct THIS: View { var body: some View { VStack { THISProvider.standard.make() } } }
      """),
    ViewForm(
      "protocolBody",
      """
      protocol THISShows: View {}
      extension THISShows { var body: some View { VStack { NEXT() } } }
      struct THIS: THISShows {}
      """),
    ViewForm(
      "protocolMember",
      """
      protocol THISShows {}
      extension THISShows { var part: some View { NEXT() } }
      struct THIS: View, THISShows { var body: some View { VStack { part } } }
      """),
    ViewForm(
      "methodReference",
      """
      struct THISBox<Content: View>: View { let content: () -> Content
      var body: some View { VStack { content() } } }
      struct THIS: View { var body: some View { THISBox(content: make) }
      func make() -> some View { NEXT() } }
      """),
    ViewForm(
      "globalReference",
      """
      func makeTHIS() -> AnyView { AnyView(NEXT()) }
      struct THISBox: View { let content: () -> AnyView
      var body: some View { VStack { content() } } }
      struct THIS: View { var body: some View { THISBox(content: makeTHIS) } }
      """),
    ViewForm(
      "kept",
      """
      struct THIS: View { private let next = NEXT()
      var body: some View { VStack { next } } }
      """),
    ViewForm(
      "if",
      """
      struct THIS: View { @State private var on = false
      var body: some View { VStack { if on { NEXT() } else { Text("x") } } } }
      """),
    ViewForm(
      "forEach",
      """
      struct THIS: View { var body: some View { List { ForEach(0..<3) { _ in NEXT() } } } }
      """),
    ViewForm(
      "genericMade",
      """
      protocol THISMade: View { init() }
      extension NEXT: THISMade {}
      struct THISHost<Content: THISMade>: View { var body: some View { VStack { Content() } } }
      struct THIS: View { var body: some View { THISHost<NEXT>() } }
      """),
    ViewForm(
      "overlay",
      """
      struct THIS: View { var body: some View { Text("x").overlay { NEXT() } } }
      """),
    ViewForm(
      "outerType",
      """
      struct THIS: View { struct Row: View { var body: some View { NEXT() } }
      var body: some View { VStack { Row() } } }
      """),
    ViewForm(
      "list",
      """
      struct THIS: View { let parts: [AnyView] = [AnyView(NEXT())]
      var body: some View { VStack { parts[0] } } }
      """),
    ViewForm(
      "lazyClosure",
      """
      struct THIS: View { let make: () -> NEXT = { NEXT() }
      var body: some View { VStack { make() } } }
      """),
    ViewForm(
      "representable",
      """
      struct THIS: View { var body: some View { THISHosting() } }
      struct THISHosting: UIViewControllerRepresentable { func makeUIViewController(context: Context) -> UIHostingController<NEXT> { UIHostingController(rootView: NEXT()) }
      func updateUIViewController(_ c: UIHostingController<NEXT>, context: Context) {} }
      """),
    ViewForm(
      "toolbar",
      """
      struct THISTools: ToolbarContent { var body: some ToolbarContent { ToolbarItem { NEXT() } } }
      struct THIS: View { var body: some View { Text("x").toolbar { THISTools() } } }
      """),
    ViewForm(
      "subclass",
      """
      class THISBase { func make() -> AnyView { AnyView(Text("x")) } }
      final class THISSub: THISBase { override func make() -> AnyView { AnyView(NEXT()) } }
      struct THIS: View { let maker = THISSub()
      var body: some View { VStack { maker.make() } } }
      """),
    ViewForm(
      "existential",
      """
      protocol THISMaker { func make() -> AnyView }
      struct THISReal: THISMaker { func make() -> AnyView { AnyView(NEXT()) } }
      struct THIS: View { let maker: THISMaker = THISReal()
      var body: some View { VStack { maker.make() } } }
      """),
    ViewForm(
      "dictionary",
      """
      struct THIS: View { let parts: [String: AnyView] = ["a": AnyView(NEXT())]
      var body: some View { VStack { parts["a"] } } }
      """),
    ViewForm(
      "initArgument",
      """
      struct THISBox: View { let next: NEXT
      init(_ next: NEXT) { self.next = next }
      var body: some View { VStack { next } } }
      struct THIS: View { var body: some View { THISBox(NEXT()) } }
      """),
  ]
}
