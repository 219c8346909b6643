import Testing

/// Source that leads back to itself, or takes forever if it is followed without memory. `Start` is its first view.
struct CircularSource: Sendable, CustomTestStringConvertible {
  var name: String
  var text: String

  init(_ name: String, _ text: String) { (self.name, self.text) = (name, text) }

  var testDescription: String { name }

  static let all = views + values + types + doublings

  private static let views = [
    Self(
      "views that link to each other and set the environment",
      """
      struct Start: View {
        var body: some View {
          NavigationLink {
            OwnerView(userId: id)
              .environment(\\.shown, .link)
          }
        }
      }
      struct OwnerView: View {
        @Environment(\\.shown) private var mode
        var body: some View {
          PullView(pulls: $pulls) {
            VStack {
              stable()
            }
          }
        }
      }
      extension OwnerView {
        @ViewBuilder func stable() -> some View {
          switch season {
            if barn.isOpen {
              stalls
            }
          }
        }
        @ViewBuilder var stalls: some View {
          LazyVStack {
            ForEach(barn.products) { cow in
              stall(for: cow)
            }
          }
        }
        @ViewBuilder private func stall(for cow: Owner.Cow) -> some View {
          switch mode {
          case .link:
            NavigationLink {
              CowView(id: cow.id, noteId: cow.noteId)
            }
          }
        }
      }
      struct ShownKey: EnvironmentKey {
        static var defaultValue: Mode = .tab
      }
      extension EnvironmentValues {
        var shown: ShownKey.Mode {
          get { self[ShownKey.self] }
        }
      }
      struct CowView: View {
        var body: some View {
          ZStack {
            ScrollView {
              LazyVStack {
                notes()
              }
            }
          }
        }
        @ViewBuilder private func notes() -> some View {
          switch lines {
            if pad.isOpen {
              noteRows
            }
          }
        }
        @ViewBuilder var noteRows: some View {
          ForEach(pad.lines) { note in
            noteRow(for: note, form: pad.form(id: note.id))
          }
        }
        @ViewBuilder private func noteRow(for note: Note, form: NoteForm) -> some View {
          NoteView(note: note,
                            draft: $draft)
        }
      }
      struct NoteView: View {
        var body: some View {
          ZStack {
            inside()
            eraser()
          }
        }
      }
      extension NoteView {
        @ViewBuilder func inside() -> some View {
          VStack {
            badge
          }
        }
        @ViewBuilder private var badge: some View {
          HStack {
            Start(id: note.user.id,
                       mood: Mood.parse(note.kind))
          }
        }
      }
      """),
    Self("a view in itself", "struct Start: View { var body: some View { VStack { Start() } } }"),
    Self(
      "views in each other",
      """
      struct Start: View { var body: some View { Other() } }
      struct Other: View { var body: some View { Start() } }
      """),
    Self(
      "a view that wraps itself ever more often",
      """
      struct Start: View { var body: some View { Box(content: Text("a")) } }
      struct Box<C: View>: View { let content: C; var body: some View { Box<Box<C>>(content: Box(content: content)) } }
      """),
    Self(
      "a view that is given ever more",
      """
      struct Start: View {
        var list: [Int] = []
        var body: some View { NavigationLink("a") { Start(list: list + [1]) } }
      }
      """),
    Self(
      "a form that hands itself a closure of its own for ever",
      """
      struct Start: View { var body: some View { Form { Text("a") } } }
      struct Form<Content: View>: View {
        let image: () -> AnyView
        let content: () -> Content
        init(content: @escaping () -> Content) { self.init(image: { AnyView(Text("a")) }, content: content) }
        init(image: @escaping () -> AnyView, content: @escaping () -> Content) {
          self.image = image
          self.content = content
        }
        var body: some View {
          VStack {
            image()
            content()
            Form<AnyView>(image: { AnyView(image()) }, content: { AnyView(content()) })
            more
          }
        }
        var more: some View { Form<AnyView>(content: { AnyView(VStack { content(); image() }) }) }
      }
      """),
    Self(
      "a sheet of itself",
      """
      struct Start: View {
        @State var isShown = false
        var body: some View { Button("a") { isShown = true }.sheet(isPresented: $isShown) { Start() } }
      }
      """),
    Self(
      "a modifier of itself",
      """
      struct Endless: ViewModifier { func body(content: Content) -> some View { content.modifier(Endless()) } }
      struct Start: View { var body: some View { Text("a").modifier(Endless()) } }
      """),
  ]

  private static let values = [
    Self(
      "properties of each other",
      """
      struct Start: View {
        var body: some View { other }
        var other: some View { body }
      }
      """),
    Self(
      "globals of each other",
      """
      let a = b
      let b = a
      struct Start: View { var body: some View { a } }
      """),
    Self(
      "reducers that name each other",
      """
      struct Start: View {
        let store: StoreOf<Feature>
        var body: some View { Button("a") { store.send(.a) } }
      }
      @Reducer struct Feature {
        struct State {}
        enum Action { case a }
        var body: some ReducerOf<Self> {
          core
          more(again: true)
        }
        var core: some ReducerOf<Self> { body }
        func more(again: Bool) -> some ReducerOf<Self> { more(again: false) }
      }
      """),
    Self(
      "a subscript that asks itself",
      """
      struct Start: View {
        var body: some View { self[0] }
        subscript(n: Int) -> some View { self[n + 1] }
      }
      """),
    Self(
      "protocols that inherit from each other",
      """
      protocol One: Two { typealias A = B }
      protocol Two: One { typealias B = A }
      struct Start: View, One {
        let a: A
        var body: some View { NavigationLink(value: a) { Text("a") } }
      }
      """),
    Self(
      "a function that calls itself",
      """
      struct Start: View {
        var body: some View { f(0) }
        func f(_ n: Int) -> some View { f(n + 1) }
      }
      """),
    Self(
      "closures that call each other",
      """
      struct Start: View {
        var body: some View { Button("a") { f { f {} } } }
        func f(_ closure: () -> Void) { f { closure() } }
      }
      """),
    Self(
      "an endless loop",
      """
      struct Start: View {
        @State var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("a") { while true { path.append(1) } }.navigationDestination(for: Int.self) { _ in Start() }
          }
        }
      }
      """),
  ]

  private static let types = [
    Self(
      "aliases of each other",
      """
      typealias A = B
      typealias B = A
      struct Start: View { var body: some View { A() } }
      """),
    Self(
      "types that inherit from each other",
      """
      protocol P: Q {}
      protocol Q: P {}
      class A: B, P { func f() {} }
      class B: A, Q {}
      struct Start: View, P {
        @StateObject var a = A()
        var body: some View { Button("a") { a.f(); a.g() } }
      }
      """),
    Self(
      "a type in itself",
      """
      struct A { var a: A }
      struct Start: View { let a: A; var body: some View { Text(a.a.a.a) } }
      """),
    Self(
      "stores that hold each other",
      """
      class A: ObservableObject { var b = B(); @Published var path: [Int] = [] }
      class B: ObservableObject { var a = A(); func f() { a.b.a.path.append(1); a.b.f() } }
      struct Start: View {
        @StateObject var a = A()
        var body: some View {
          NavigationStack(path: $a.path) {
            Button("a") { a.b.f() }.navigationDestination(for: Int.self) { _ in Start() }
          }
        }
      }
      """),
  ]
}
