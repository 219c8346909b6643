import SwiftUI

struct BedListView: View {
    let plants = ["Rose", "Bean"]

    var body: some View {
        List(plants, id: \.self) { plant in
            NavigationLink(plant, value: Signpost.plant(plant))
        }
    }
}

struct PondView: View {
    var body: some View {
        NavigationLink("Koi", value: Signpost.fish("Koi"))
    }
}

struct PlantView: View {
    let name: String

    var body: some View {
        NavigationLink("Aphids", value: Signpost.pest("Aphids"))
    }
}

struct FishView: View {
    let name: String

    var body: some View {
        NavigationLink("Eats this plant", value: Signpost.plant("Waterweed"))
    }
}

struct PestView: View {
    let name: String
    var body: some View { Text(name) }
}

struct CompostView: View {
    var body: some View { Text("Warm") }
}
