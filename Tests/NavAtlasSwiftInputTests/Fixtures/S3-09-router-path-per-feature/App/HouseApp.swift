import Attic
import AtticInterface
import Cellar
import CellarInterface
import Lantern
import SwiftUI

@main
struct HouseApp: App {
    @StateObject private var lantern = Lantern()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $lantern.beam) {
                HallwayView()
                    .navigationDestination(for: AtticSpot.self) { AtticView(spot: $0) }
                    .navigationDestination(for: CellarSpot.self) { CellarView(spot: $0) }
            }
            .environmentObject(lantern)
        }
    }
}

struct HallwayView: View {
    @EnvironmentObject private var lantern: Lantern

    var body: some View {
        Button("Attic") { lantern.shine(on: AtticSpot.trunk) }
        Button("Cellar") { lantern.shine(on: CellarSpot.barrels) }
    }
}
