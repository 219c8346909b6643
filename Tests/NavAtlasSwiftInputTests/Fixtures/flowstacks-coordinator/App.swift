import FlowStacks
import SwiftUI

@main
struct CastleApp: App {
    var body: some Scene { WindowGroup { AppCoordinator() } }
}

struct AppCoordinator: View {
    enum Screen: Hashable {
        case gate
        case hall(HallViewModel)
        case tower(floor: Int)
        case kitchenFlow
    }

    @State private var routes: Routes<Screen> = [.root(.gate, embedInNavigationView: true)]

    var body: some View {
        Router($routes) { screen, index in
            switch screen {
            case .gate:
                GateView(onEnter: enter)
            case .hall(let viewModel):
                HallView(viewModel: viewModel, goUp: { routes.push(.tower(floor: $0)) }, cook: showKitchen)
            case .tower(let floor):
                TowerView(floor: floor, up: { routes.push(.tower(floor: floor + 1)) }, down: goDown, leave: { routes.goBackToRoot() })
            case .kitchenFlow:
                KitchenCoordinator(onDone: { routes.dismiss() })
            }
        }
    }

    private func enter() {
        let model = HallViewModel()
        routes.push(.hall(model))
    }

    private func showKitchen() { routes.presentSheet(.kitchenFlow) }
    private func goDown() { routes.goBack() }
}

final class HallViewModel: ObservableObject, Hashable {
    static func == (lhs: HallViewModel, rhs: HallViewModel) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
