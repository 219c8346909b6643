import SwiftUI

@main
struct CanalApp: App {
    @State private var model = CanalModel()

    var body: some Scene {
        WindowGroup {
            RootView(model: model)
                .onOpenURL { model.open($0) }
        }
    }
}

enum Boat: Hashable { case barge, tug, ferry }
enum Route: Hashable { case boat(Boat), lock(Int), toll }

@MainActor @Observable
final class CanalModel {
    enum Phase { case loading, login, canal }
    private(set) var phase = Phase.loading
    var path: [Route] = []
    var sheet: Sheet?

    enum Sheet: String, Identifiable { case map, fees; var id: Self { self } }

    func load() async {
        let isKnown = await Account.check()
        phase = if isKnown { .canal } else { .login }
    }

    func logIn() { phase = .canal }

    func tapped(_ boat: Boat) {
        let route: Route = switch boat {
        case .barge: .boat(.barge)
        case .tug: .lock(1)
        case .ferry: .toll
        }
        path.append(route)
    }

    func info(paid: Bool) {
        sheet = if paid { .map } else { .fees }
    }

    func open(_ url: URL) {
        let routes: [Route] = switch url.host() {
        case "lock": [.boat(.tug), .lock(2)]
        default: []
        }
        guard !routes.isEmpty else { return }
        path = routes
    }
}

enum Account { static func check() async -> Bool { UserDefaults.standard.bool(forKey: "known") } }

struct RootView: View {
    @Bindable var model: CanalModel

    var body: some View {
        switch model.phase {
        case .loading: LoadingView(model: model)
        case .login: LoginView(model: model)
        case .canal:
            NavigationStack(path: $model.path) {
                CanalView(model: model)
                    .navigationDestination(for: Route.self) { route in
                        switch route {
                        case .boat: BoatView()
                        case .lock: LockView()
                        case .toll: TollView()
                        }
                    }
            }
            .sheet(item: $model.sheet) { sheet in
                switch sheet {
                case .map: MapView()
                case .fees: FeesView()
                }
            }
        }
    }
}

struct LoadingView: View {
    let model: CanalModel
    var body: some View { ProgressView().task { await model.load() } }
}
struct LoginView: View {
    let model: CanalModel
    var body: some View { Button("In", action: model.logIn) }
}
struct CanalView: View {
    let model: CanalModel
    var body: some View {
        Button("Barge") { model.tapped(.barge) }
        Button("Ferry") { model.tapped(.ferry) }
        Button("Map") { model.info(paid: true) }
    }
}
struct BoatView: View { var body: some View { Text("Boat") } }
struct LockView: View { var body: some View { Text("Lock") } }
struct TollView: View { var body: some View { Text("€") } }
struct MapView: View { var body: some View { Text("Map") } }
struct FeesView: View { var body: some View { Text("Fees") } }
