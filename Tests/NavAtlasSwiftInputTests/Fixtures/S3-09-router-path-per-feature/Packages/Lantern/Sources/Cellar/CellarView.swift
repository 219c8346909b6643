import AtticInterface
import CellarInterface
import Lantern
import SwiftUI

public struct CellarView: View {
    let spot: CellarSpot

    public init(spot: CellarSpot) {
        self.spot = spot
    }

    public var body: some View {
        if spot == .barrels {
            BarrelsView()
        } else {
            DrainView()
        }
    }
}

struct BarrelsView: View {
    @EnvironmentObject private var lantern: Lantern

    var body: some View {
        Button("Drain") { lantern.shine(on: CellarSpot.drain) }
        Button("Up to the trunk") { lantern.shine(on: AtticSpot.trunk) }
    }
}

struct DrainView: View {
    @EnvironmentObject private var lantern: Lantern
    var body: some View {
        Button("Back") { lantern.dim() }
    }
}
