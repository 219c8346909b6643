import SwiftUI

@main
struct QuayApp: App {
    var body: some Scene {
        WindowGroup { QuayView() }
    }
}

struct Notice {
    var text: String
    var confirm: () -> Void
}

final class BerthModel: ObservableObject {
    var onMoor: (() -> Void)?
}

final class QuayCoordinator: ObservableObject {
    enum Route: Hashable { case berth, crane, tariff }

    @Published var path: [Route] = []
    lazy var berth: BerthModel = makeBerth()

    private func makeBerth() -> BerthModel {
        let model = BerthModel()
        model.onMoor = { [weak self] in self?.path.append(.crane) }
        return model
    }
}

struct QuayView: View {
    @StateObject private var coordinator = QuayCoordinator()

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            Button("Berth") { coordinator.path.append(.berth) }
                .navigationDestination(for: QuayCoordinator.Route.self) { route in
                    switch route {
                    case .berth: BerthView(model: coordinator.berth)
                    case .crane: CraneView(coordinator: coordinator)
                    case .tariff: TariffView()
                    }
                }
        }
    }
}

struct BerthView: View {
    @ObservedObject var model: BerthModel

    var body: some View {
        Button("Moor") { model.onMoor?() }
    }
}

struct CraneView: View {
    @ObservedObject var coordinator: QuayCoordinator
    @State private var notice: Notice?

    var body: some View {
        Button("Lift") {
            notice = Notice(text: "Heavy", confirm: { coordinator.path.append(.tariff) })
        }
    }
}

struct TariffView: View {
    var body: some View { Text("Tariff") }
}
