import SwiftUI

@main
struct DyeApp: App {
    @State private var trail = Trail()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $trail.path) { HueList(trail: trail) }
        }
    }
}

struct Hue: Identifiable {
    let id = UUID()
    var name = ""
}

@Observable final class Trail {
    var path: [Hue.ID] = []
    let hues: [Hue] = [Hue(), Hue()]
}

struct HueList: View {
    let trail: Trail

    var body: some View {
        List(trail.hues) { hue in
            Button(hue.name) { trail.path = [hue.id] }
            NavigationLink("More", value: hue.id)
        }
        .navigationDestination(for: Hue.ID.self) { id in
            HueView(id: id)
        }
    }
}

struct HueView: View {
    let id: Hue.ID
    var body: some View { Text("Hue") }
}
