import SwiftUI

struct HouseView: View {
    @Environment(Broom.self) private var broom

    var body: some View {
        NavigationLink("Kitchen", value: Corner.kitchen)
            .toolbar { HouseToolbar(broom: broom) }
    }
}

struct KitchenView: View {
    @Environment(Broom.self) private var broom

    var body: some View {
        Text("Dishes")
            .toolbar {
                ToolbarItem { Button("Attic") { broom.rooms.append(.attic) } }
                HouseToolbar(broom: broom)
            }
            .hinted()
    }
}

struct AtticView: View {
    var body: some View {
        Text("Dust").hinted()
    }
}

struct RotaView: View {
    var body: some View { Text("Your turn") }
}

struct HintView: View {
    var body: some View { Text("Start at the top") }
}
