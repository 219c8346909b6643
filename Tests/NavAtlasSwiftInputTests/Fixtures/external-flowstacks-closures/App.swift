import FlowStacks
import SwiftUI

@main
struct TrailApp: App {
    var body: some Scene {
        WindowGroup { TrailFlow() }
    }
}

enum Hut { case start, ridge(Int), map }

struct TrailFlow: View {
    @State private var routes: Routes<Hut> = [.root(.start, embedInNavigationView: true)]

    var body: some View {
        Router($routes) { hut, _ in
            switch hut {
            case .start: StartView(onRidge: { routes.push(.ridge(1)) }, onMap: openMap)
            case .ridge: RidgeView(model: RidgeModel(home: { routes.goBackToRoot() }))
            case .map: MapView { routes.dismiss() }
            }
        }
    }

    private func openMap() { routes.presentSheet(.map) }
}

struct StartView: View {
    let onRidge: () -> Void
    let onMap: () -> Void

    var body: some View {
        Button("Ridge", action: onRidge)
        Button("Map") { onMap() }
    }
}

final class RidgeModel: ObservableObject {
    private let home: () -> Void
    init(home: @escaping () -> Void) { self.home = home }
    func turnBack() { home() }
}

struct RidgeView: View {
    @ObservedObject var model: RidgeModel
    var body: some View { Button("Home") { model.turnBack() } }
}

struct MapView: View {
    let fold: () -> Void
    var body: some View { Button("Fold", action: fold) }
}
