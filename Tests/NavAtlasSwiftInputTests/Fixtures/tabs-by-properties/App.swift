import SwiftUI

@main
struct OrchardApp: App {
    var body: some Scene {
        WindowGroup { OrchardView() }
    }
}

struct OrchardView: View {
    var body: some View {
        TabView {
            appleTab
                .tabItem { Label("Apples", systemImage: "leaf") }
            pearTab
                .tabItem { Label("Pears", systemImage: "drop") }
            PlumView()
                .tabItem { Label("Plums", systemImage: "circle") }
        }
    }

    private var appleTab: some View {
        Form { Text("Apples") }
    }

    private var pearTab: some View {
        NavigationStack {
            List { NavigationLink("Crate") { CrateView() } }
        }
    }
}

struct PlumView: View {
    var body: some View { Text("Plums") }
}

struct CrateView: View {
    var body: some View { Text("Crate") }
}
