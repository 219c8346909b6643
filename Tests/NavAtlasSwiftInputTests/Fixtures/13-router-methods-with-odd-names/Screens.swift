import SwiftUI

struct ParkingView: View {
    @Environment(Wayfinder.self) private var wayfinder

    var body: some View {
        Button("Walk") { wayfinder.wander(to: .meadow) }
        Button("Cable car") { wayfinder.teleport(.ridge, .hut("Eagle")) }
    }
}

struct MeadowView: View {
    @Environment(Wayfinder.self) private var guide

    var body: some View {
        Button("Up") { guide.wander(to: .ridge) }
        Button("Back") { guide.retrace() }
    }
}

struct RidgeView: View {
    @Environment(Wayfinder.self) private var wayfinder

    var body: some View {
        Button("Shelter", action: seekShelter)
        Button("Cars") { wayfinder.takeTheBusHome() }
    }

    private func seekShelter() {
        wayfinder.detour(via: .hut("Fox"))
    }
}

struct HutView: View {
    @Environment(Wayfinder.self) private var wayfinder
    let name: String

    var body: some View {
        Button("Summit") { wayfinder.wander(to: .summit) }
    }
}

struct SummitView: View {
    @Environment(Wayfinder.self) private var wayfinder

    var body: some View {
        Button("Two back") { wayfinder.retrace(steps: 2) }
        Button("Ski") { wayfinder.slideDown(to: .meadow) }
    }
}
