import SwiftUI

@main
struct GardenApp: App {
    var body: some Scene {
        WindowGroup { GardenTabs() }
    }
}

struct GardenTabs: View {
    var body: some View {
        TabView {
            NavigationStack {
                BedListView()
                    .signposted()
            }
            .tabItem { Label("Beds", systemImage: "leaf") }
            NavigationStack {
                PondView()
                    .signposted()
            }
            .tabItem { Label("Pond", systemImage: "drop") }
        }
    }
}
