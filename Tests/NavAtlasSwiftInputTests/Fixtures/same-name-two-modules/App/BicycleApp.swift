import Repair
import Store
import SwiftUI

@main
struct BicycleApp: App {
    var body: some Scene {
        WindowGroup { BicycleTabs() }
    }
}

struct BicycleTabs: View {
    var body: some View {
        TabView {
            NavigationStack { StoreListView() }
                .tabItem { Text("Shop") }
            NavigationStack { RepairListView() }
                .tabItem { Text("Workshop") }
        }
    }
}
