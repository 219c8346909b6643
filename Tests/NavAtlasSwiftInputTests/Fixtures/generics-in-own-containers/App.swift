import SwiftUI

@main
struct LighthouseApp: App {
    var body: some Scene {
        WindowGroup { LighthouseTabs() }
    }
}

enum LampRoute: Hashable { case lens, bulb(Int) }
enum FogRoute: Hashable { case horn }

/// The routes are a parameter of the type.
struct Shaft<Route: Hashable, Root: View, Floor: View>: View {
    @Binding var floors: [Route]
    @ViewBuilder let root: () -> Root
    @ViewBuilder let floor: (Route) -> Floor

    var body: some View {
        NavigationStack(path: $floors) {
            root()
                .navigationDestination(for: Route.self) { floor($0) }
                .navigationDestination(for: FogRoute.self) { _ in HornView() }
        }
    }
}

extension View {
    /// The routes are a parameter of the function, which is used for several.
    func leads<Route: Hashable, Floor: View>(
        home: String? = nil, @ViewBuilder to floor: @escaping (Route) -> Floor
    ) -> some View {
        navigationDestination(for: Route.self) { route in
            floor(route).navigationBarBackButtonHidden(home != nil)
        }
    }
}

struct LighthouseTabs: View {
    @State private var lamps: [LampRoute] = []

    var body: some View {
        TabView {
            Shaft(floors: $lamps) {
                LampRoomView(lamps: $lamps)
            } floor: { route in
                switch route {
                case .lens: LensView()
                case .bulb(let number): BulbView(number: number)
                }
            }
            KeeperView()
        }
    }
}

struct LampRoomView: View {
    @Binding var lamps: [LampRoute]

    var body: some View {
        Button("Lens") { lamps.append(.lens) }
        NavigationLink("Bulb", value: LampRoute.bulb(1))
        NavigationLink("Horn", value: FogRoute.horn)
    }
}
