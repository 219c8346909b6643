import SwiftUI

@main
struct LighthouseApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationView {
                LampRoomView()
            }
        }
    }
}

struct LampRoomView: View {
    @State private var readsLog = false
    private let ships = ["Mary", "Otter"]

    var body: some View {
        VStack {
            NavigationLink(destination: shipList) { Text("Ships") }
            NavigationLink(destination: keeper, isActive: $readsLog) { EmptyView() }
            Button("Keeper") { readsLog = true }
            NavigationLink("Stairs") {
                VStack {
                    Text("199 steps")
                    Text("No lift")
                }
            }
        }
    }

    private var shipList: some View {
        List(ships, id: \.self) { ship in
            NavigationLink(destination: ShipView(name: ship)) { Text(ship) }
        }
    }

    private var keeper: some View {
        KeeperView(name: "Elin")
            .padding()
            .navigationBarTitle("Keeper")
    }
}

struct ShipView: View {
    let name: String
    var body: some View { Text(name) }
}

struct KeeperView: View {
    let name: String
    var body: some View { Text(name) }
}
