import SwiftUI

@main
struct HotelApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationView {
                LobbyView()
            }
            .navigationViewStyle(.stack)
        }
    }
}

struct LobbyView: View {
    @State private var showsRoom = false
    @State private var showsSpa = false
    @State private var showsBar = false

    var body: some View {
        List {
            NavigationLink("Room", isActive: $showsRoom) { RoomView() }
            NavigationLink(isActive: $showsSpa) {
                SpaView()
            } label: {
                Label("Spa", systemImage: "drop")
            }
            NavigationLink(destination: BarView(), isActive: $showsBar) { Text("Bar") }
            Button("Surprise me") { showsSpa = true }
        }
    }
}

struct RoomView: View { var body: some View { Text("Sea view") } }
struct SpaView: View { var body: some View { Text("38 degrees") } }
struct BarView: View { var body: some View { Text("Closed") } }
