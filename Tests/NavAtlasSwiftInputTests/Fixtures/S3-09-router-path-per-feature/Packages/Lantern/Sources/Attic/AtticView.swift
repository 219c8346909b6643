import AtticInterface
import CellarInterface
import Lantern
import SwiftUI

public struct AtticView: View {
    let spot: AtticSpot

    public init(spot: AtticSpot) {
        self.spot = spot
    }

    public var body: some View {
        if spot == .trunk {
            TrunkView()
        } else if spot == .rafters {
            RaftersView()
        } else if case .skylight = spot {
            SkylightView()
        }
    }
}

struct TrunkView: View {
    @EnvironmentObject private var lantern: Lantern

    var body: some View {
        Button("Up there") { lantern.shine(on: AtticSpot.rafters) }
        Button("A key for below") { lantern.shine(on: CellarSpot.barrels) }
    }
}

struct RaftersView: View {
    @EnvironmentObject private var lantern: Lantern

    var body: some View {
        Button("Barrels instead") { lantern.swing(to: CellarSpot.barrels) }
        Button("Lights out") { lantern.extinguish() }
    }
}

struct SkylightView: View {
    var body: some View { Text("Stars") }
}
