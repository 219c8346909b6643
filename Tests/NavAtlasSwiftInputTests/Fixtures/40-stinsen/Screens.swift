import Stinsen
import SwiftUI

@main
struct FarmApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationViewCoordinator(FarmCoordinator()).view()
        }
    }
}

struct MeadowView: View {
    @EnvironmentObject private var farm: FarmCoordinator.Router

    var body: some View {
        Button("Sheep 7") { farm.route(to: \.sheep, 7) }
        Button("Thunder") { farm.route(to: \.storm) }
    }
}

struct SheepView: View {
    @EnvironmentObject private var router: FarmCoordinator.Router
    let number: Int

    var body: some View {
        Button("Shear") { router.route(to: \.shearing) }
        Button("Back") { router.pop() }
    }
}

struct ShearingView: View {
    @EnvironmentObject private var shed: ShearingCoordinator.Router

    var body: some View {
        Button("Wool") { shed.route(to: \.wool) }
    }
}

struct WoolView: View {
    @EnvironmentObject private var shed: ShearingCoordinator.Router

    var body: some View {
        Button("Start again") { shed.popToRoot() }
    }
}

struct StormView: View {
    var body: some View { Text("Bring them in") }
}

struct FenceView: View {
    var body: some View { Text("Mended") }
}
