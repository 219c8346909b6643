import SwiftUI

@main
struct HikeApp: App {
    @State private var wayfinder = Wayfinder()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $wayfinder.trail) {
                ParkingView()
                    .navigationDestination(for: Spot.self) { spot in
                        switch spot {
                        case .meadow: MeadowView()
                        case .ridge: RidgeView()
                        case .hut(let name): HutView(name: name)
                        case .summit: SummitView()
                        }
                    }
            }
            .environment(wayfinder)
        }
    }
}

enum Spot: Hashable {
    case meadow, ridge, hut(String), summit
}
