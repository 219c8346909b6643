import Factory
import SwiftUI

extension Container {
    var router: Factory<AppRouter> { self { AppRouter() }.singleton }
    var session: Factory<SessionType> { Factory(self) { LiveSession() }.cached }
    var cellarModel: Factory<CellarModel> { Factory(self) { @MainActor in CellarModel() } }
    var bottleModel: ParameterFactory<Int, BottleModel> { self { BottleModel(id: $0) } }
}

protocol SessionType { var isSignedIn: Bool { get } }
struct LiveSession: SessionType { var isSignedIn = true }

@main
struct WineApp: App {
    var body: some Scene {
        WindowGroup { RootView() }
    }
}

enum WineRoute: Hashable { case bottle(Int), grape(String) }

@Observable
final class AppRouter {
    var path: [WineRoute] = []
    var note: Int?
    func go(_ route: WineRoute) { path.append(route) }
    func back(to route: WineRoute? = nil) {
        guard let route else { path.removeAll(); return }
        if let index = path.lastIndex(of: route) { path.removeSubrange((index + 1)...) }
    }
}

struct RootView: View {
    @InjectedObservable(\.router) private var router
    @State private var model = Container.shared.cellarModel()

    var body: some View {
        NavigationStack(path: $router.path) {
            CellarView(model: model)
                .navigationDestination(for: WineRoute.self, destination: RouteFactory.make)
        }
        .sheet(item: $router.note.mapped()) { NoteView(bottle: $0.id) }
    }
}

struct IntBox: Identifiable { let id: Int }

extension Binding where Value == Int? {
    func mapped() -> Binding<IntBox?> {
        Binding<IntBox?>(get: { wrappedValue.map(IntBox.init(id:)) }, set: { wrappedValue = $0?.id })
    }
}

enum RouteFactory {
    @ViewBuilder @MainActor
    static func make(_ route: WineRoute) -> some View {
        switch route {
        case .bottle(let id): BottleView(model: Container.shared.bottleModel(id))
        case .grape(let name): GrapeView(name: name)
        }
    }
}
