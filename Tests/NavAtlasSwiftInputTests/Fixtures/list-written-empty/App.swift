import SwiftUI

struct Bar {
  struct Action: Identifiable {
    let id = UUID()
    let name: String
    let callback: (() -> Void)?
    init(name: String, _ callback: (() -> Void)? = nil) { self.name = name; self.callback = callback }
  }
  let leading: [Action]?
}
struct BarView: ToolbarContent {
  let leading: [Bar.Action]?
  var body: some ToolbarContent {
    if let leading {
      ToolbarItemGroup(placement: .topBarLeading) {
        ForEach(leading, id: \.id) { action in ActionView(action: action) }
      }
    }
  }
}
struct ActionView: View {
  let action: Bar.Action
  var body: some View {
    Group {
      if let callback = action.callback { Button(action: callback) { Text(action.name) } } else { Text(action.name) }
    }
  }
}
struct Page<Inner: View>: View {
  let bar: Bar?
  let inner: () -> Inner
  init(bar: Bar?, @ViewBuilder inner: @escaping () -> Inner) { self.bar = bar; self.inner = inner }
  var body: some View {
    VStack { inner() }.toolbar { if let bar { BarView(leading: bar.leading) } }
  }
}
enum Route: Hashable { case lake, boat, map }

@Observable final class Router { var path: [Route] = []; func push(_ r: Route) { path.append(r) }; func pop() { path.removeLast() } }

@main struct TheApp: App {
  @State private var router = Router()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $router.path) {
        Home(model: HomeModel(router: router)).navigationDestination(for: Route.self) { route in
          switch route {
          case .lake: Lake(model: LakeModel(router: router))
          case .boat: Boat(model: BoatModel(router: router))
          case .map: Text("Map")
          }
        }
      }
    }
  }
}
@Observable final class HomeModel { let router: Router
  init(router: Router) { self.router = router }
  func bar() -> Bar { Bar(leading: []) }
  func go() { router.push(.lake) } }
@Observable final class LakeModel { let router: Router
  init(router: Router) { self.router = router }
  func bar() -> Bar { Bar(leading: [.init(name: "Back") { self.router.pop() }, .init(name: "Boat") { self.router.push(.boat) }]) } }
@Observable final class BoatModel { let router: Router
  init(router: Router) { self.router = router }
  func bar() -> Bar { Bar(leading: [.init(name: "Back") { self.router.pop() }]) } }

struct Home: View { @State var model: HomeModel; var body: some View { Page(bar: model.bar()) { Button("Go") { model.go() } } } }
struct Lake: View { @State var model: LakeModel; var body: some View { Page(bar: model.bar()) { Text("Lake") } } }
struct Boat: View { @State var model: BoatModel; var body: some View { Page(bar: model.bar()) { Text("Boat") } } }
