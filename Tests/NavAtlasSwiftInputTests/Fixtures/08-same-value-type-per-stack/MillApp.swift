import SwiftUI

@main
struct MillApp: App {
    var body: some Scene {
        WindowGroup {
            MillTabs()
        }
    }
}

struct MillTabs: View {
    var body: some View {
        TabView {
            NavigationStack { FlourListView(flours: Flour.all) }
                .tabItem { Text("Flour") }
            NavigationStack { SupplierListView() }
                .tabItem { Text("Suppliers") }
        }
    }
}

struct Flour: Identifiable {
    var id: String
    var farmer: Farmer.ID

    static let all = [Flour(id: "rye", farmer: 7)]
}

struct Farmer: Identifiable {
    typealias ID = Int
    let id: ID
}
