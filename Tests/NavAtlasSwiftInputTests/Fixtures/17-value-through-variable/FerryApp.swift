import SwiftUI

@main
struct FerryApp: App {
    var body: some Scene {
        WindowGroup { QuayView() }
    }
}

enum Pier: Hashable {
    case deck, cabin, lounge, engineRoom, bridge
}

struct QuayView: View {
    @State private var route: [Pier] = []
    @AppStorage("sleeper") private var sleeper = false

    var body: some View {
        NavigationStack(path: $route) {
            Button("Board") {
                let next: Pier = sleeper ? .cabin : .deck
                route.append(next)
            }
            .navigationDestination(for: Pier.self) { pier in
                switch pier {
                case .deck: DeckView(route: $route)
                case .cabin: CabinView(route: $route)
                case .lounge: LoungeView()
                case .engineRoom: EngineRoomView()
                case .bridge: BridgeView()
                }
            }
        }
    }
}
