import SwiftUI

@main
struct ChoreApp: App {
    @State private var broom = Broom()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $broom.rooms) {
                HouseView()
                    .navigationDestination(for: Corner.self) { corner in
                        switch corner {
                        case .kitchen: KitchenView()
                        case .attic: AtticView()
                        case .rota: RotaView()
                        }
                    }
            }
            .environment(broom)
        }
    }
}

enum Corner: Hashable { case kitchen, attic, rota }

@Observable
final class Broom {
    var rooms: [Corner] = []
}
