import SwiftUI
@main struct ShopApp: App {
  @StateObject private var session = Session()
  var body: some Scene { WindowGroup {
    if session.user == nil { Porch().environmentObject(session) } else {
      NavigationView { Hallway(id: session.user!).environmentObject(session) }
    }
  } }
}
final class Session: ObservableObject { @Published var user: String? }
final class Model: ObservableObject {
  enum Loaded { case notStarted, inProgress, success, failure }
  let id: String
  @Published var loaded: Loaded = .notStarted
  init(id: String) { self.id = id }
  func load() { fetch { ok in self.loaded = ok ? .success : .failure } }
}
struct Hallway: View {
  @Environment(\.modelContext) private var context
  func work(_ context: ModelContext) {
    if let count = try? context.fetch(x).count, count > 0 { return }
    guard let url = Bundle.main.url(forResource: "a", withExtension: "json") else { return }
    for w in load(url) { context.insert(Thing(id: w.id)) }
  }
  let id: String
  @EnvironmentObject var session: Session
  @StateObject var model: Model
  init(id: String) { self.id = id; _model = StateObject(wrappedValue: Model(id: id)) }
  var body: some View {
    ZStack {
      switch model.loaded {
      case .notStarted, .inProgress: Waiting().onAppear { if model.loaded == .notStarted { model.load() } }
      case .success: Rooms().environmentObject(model)
      case .failure: Greeting().environmentObject(model)
      }
    }.onAppear(perform: { work(context) })
  }
}
struct Porch: View { @EnvironmentObject var session: Session; var body: some View { Button("In") { session.user = "a" } } }
struct Waiting: View { var body: some View { ProgressView() } }
struct Rooms: View { @EnvironmentObject var session: Session; var body: some View { TabView { A().tabItem { Text("a") }; B().tabItem { Text("b") } } } }
struct Greeting: View { @EnvironmentObject var model: Model; var body: some View { Button("Go") { model.loaded = .success } } }
struct A: View { @State var s = false; var body: some View { Button("s") { s = true }.sheet(isPresented: $s) { C() } } }
struct B: View { var body: some View { Text("B") } }
struct C: View { var body: some View { Text("C") } }
