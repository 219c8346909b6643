import SwiftUI

protocol Routable: Hashable, Identifiable {
    associatedtype Destination: View
    @ViewBuilder @MainActor func destination(router: Router<Self>) -> Destination
}

extension Routable { var id: Int { hashValue } }

enum Presentation { case push, sheet, cover }

@MainActor
final class Router<Route: Routable>: ObservableObject {
    @Published var path = NavigationPath()
    @Published var sheet: Route?
    @Published var cover: Route?
    private let dismissSelf: (() -> Void)?

    init(dismissSelf: (() -> Void)? = nil) { self.dismissSelf = dismissSelf }

    func navigate(to route: Route, by presentation: Presentation = .push) {
        switch presentation {
        case .push: path.append(route)
        case .sheet: sheet = route
        case .cover: cover = route
        }
    }

    func close() {
        if sheet != nil { sheet = nil }
        else if cover != nil { cover = nil }
        else if !path.isEmpty { path.removeLast() }
        else { dismissSelf?() }
    }

    func backToRoot() { path.removeLast(path.count) }
}

struct RoutingView<Route: Routable, Root: View>: View {
    @StateObject var router: Router<Route>
    @ViewBuilder let root: (Router<Route>) -> Root

    init(_ type: Route.Type = Route.self, dismiss: (() -> Void)? = nil, @ViewBuilder root: @escaping (Router<Route>) -> Root) {
        _router = StateObject(wrappedValue: Router<Route>(dismissSelf: dismiss))
        self.root = root
    }

    var body: some View {
        NavigationStack(path: $router.path) {
            root(router)
                .navigationDestination(for: Route.self) { $0.destination(router: router) }
        }
        .sheet(item: $router.sheet) { route in route.destination(router: router) }
        .fullScreenCover(item: $router.cover) { route in
            RoutingView<Route, _>(dismiss: { router.cover = nil }) { inner in
                route.destination(router: inner)
            }
        }
    }
}
