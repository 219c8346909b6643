import SwiftUI

struct ReceptionView: View {
    var body: some View {
        ScrollView {
            CardTitle(place: .pitches)
            KioskCard()
            ShowerCard(side: .south)
        }
    }
}

struct PitchListView: View {
    var body: some View {
        ShowerCard()
        link(to: .firepit, named: "Fire")
    }

    private func link(to place: Place, named name: String) -> some View {
        NavigationLink(name, value: place)
    }
}

struct KioskView: View {
    var body: some View { Text("Ice cream") }
}

struct ShowersView: View {
    let side: Place.Side
    var body: some View { Text("Warm") }
}

struct FirepitView: View {
    var body: some View { Text("No wood left") }
}
