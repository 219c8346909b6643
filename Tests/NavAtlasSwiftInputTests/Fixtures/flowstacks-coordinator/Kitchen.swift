import FlowStacks
import SwiftUI

struct KitchenCoordinator: View {
    enum Screen { case stove, larder }
    let onDone: () -> Void
    @State private var routes: Routes<Screen> = [.root(.stove, embedInNavigationView: true)]

    var body: some View {
        Router($routes) { screen, _ in
            switch screen {
            case .stove: StoveView(larder: { routes.presentCover(.larder) }, done: onDone)
            case .larder: LarderView()
            }
        }
    }
}

struct StoveView: View {
    let larder: () -> Void
    let done: () -> Void
    var body: some View {
        Button("Larder", action: larder)
        Button("Done", action: done)
    }
}

struct LarderView: View { var body: some View { Text("Ham") } }

struct GateView: View {
    let onEnter: () -> Void
    var body: some View { Button("Enter", action: onEnter) }
}

struct HallView: View {
    @ObservedObject var viewModel: HallViewModel
    let goUp: (Int) -> Void
    let cook: () -> Void
    var body: some View {
        Button("Tower") { goUp(1) }
        Button("Kitchen", action: cook)
    }
}

struct TowerView: View {
    let floor: Int
    let up: () -> Void
    let down: () -> Void
    let leave: () -> Void
    var body: some View {
        Button("Up", action: up)
        Button("Down", action: down)
        Button("Leave", action: leave)
    }
}
