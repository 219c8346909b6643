import SwiftUI

struct PitHeadView: View {
    @Binding var descent: [Level]

    var body: some View {
        Button("Go down") { descent.append(.gallery(1)) }
    }
}

struct GalleryView: View {
    let depth: Int

    var body: some View {
        VStack {
            NavigationLink("Deeper", value: Level.gallery(depth + 1))
            NavigationLink("Silver", value: Level.vein(metal: "silver"))
        }
    }
}

struct VeinView: View {
    var body: some View { Text("Shiny") }
}
