import SwiftUI

@main
struct BakeryApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        RoutingView(BreadRoute.self) { router in BreadView(router: router) }
        RoutingView(CakeRoute.self) { router in CakeView(router: router) }
      }
    }
  }
}

protocol Routable: Hashable, Identifiable {
  associatedtype Destination: View
  var isModal: Bool { get }
  @ViewBuilder func view(router: Router<Self>) -> Destination
}

extension Routable {
  var id: Self { self }
}

final class Router<Route: Routable>: ObservableObject {
  @Published var path = NavigationPath()
  @Published var modal: Route?
  private let presented: Binding<Route?>

  init(presented: Binding<Route?>) { self.presented = presented }

  func go(to route: Route) {
    if route.isModal { modal = route } else { path.append(route) }
  }
}

struct RoutingView<Content: View, Route: Routable>: View {
  @StateObject private var router = Router<Route>(presented: .constant(nil))
  private let root: (Router<Route>) -> Content

  init(_ type: Route.Type, @ViewBuilder root: @escaping (Router<Route>) -> Content) { self.root = root }

  var body: some View {
    NavigationStack(path: $router.path) {
      root(router)
        .navigationDestination(for: Route.self) { $0.view(router: router) }
    }
    .sheet(item: $router.modal) { $0.view(router: router) }
  }
}

enum BreadRoute: Routable {
  case loaf(Int), order

  var isModal: Bool { self == .order }

  @ViewBuilder
  func view(router: Router<BreadRoute>) -> some View {
    switch self {
    case .loaf(let number): LoafView(number: number)
    case .order: OrderView()
    }
  }
}

enum CakeRoute: Routable {
  case slice, allergens

  var isModal: Bool {
    switch self {
    case .slice: false
    case .allergens: true
    }
  }

  @ViewBuilder
  func view(router: Router<CakeRoute>) -> some View {
    switch self {
    case .slice: SliceView(router: router)
    case .allergens: AllergensView()
    }
  }
}

struct BreadView: View {
  let router: Router<BreadRoute>

  var body: some View {
    Button("Loaf") { router.go(to: .loaf(1)) }
    Button("Order") { router.go(to: .order) }
  }
}

struct CakeView: View {
  let router: Router<CakeRoute>

  var body: some View {
    Button("Slice") { router.go(to: .slice) }
  }
}

struct LoafView: View {
  let number: Int

  var body: some View { Text("Loaf \(number)") }
}

struct OrderView: View {
  var body: some View { Text("Order") }
}

struct SliceView: View {
  let router: Router<CakeRoute>

  var body: some View {
    Button("Allergens") { router.go(to: .allergens) }
  }
}

struct AllergensView: View {
  var body: some View { Text("Nuts") }
}
