import SwiftUI

struct CardTitle: View {
    let place: Place
    var prominent = false

    var body: some View {
        if prominent {
            NavigationLink(value: place) { Text("Go").bold() }
        } else {
            NavigationLink("Go", value: place)
        }
    }
}

struct KioskCard: View {
    var body: some View {
        VStack {
            CardTitle(place: .kiosk)
            Text("Open until 8")
        }
    }
}

struct ShowerCard: View {
    var side = Place.Side.north

    var body: some View {
        CardTitle(place: .showers(side), prominent: true)
    }
}
