import SwiftUI

@main
struct BathhouseApp: App {
    var body: some Scene {
        WindowGroup { BathhouseTabs() }
    }
}

struct BathhouseTabs: View {
    @State private var pool = 1

    var body: some View {
        TabView(selection: $pool) {
            NavigationView {
                HotPoolView()
            }
            .navigationViewStyle(StackNavigationViewStyle())
            .tabItem { Text("Hot") }
            .tag(0)

            NavigationView {
                ColdPoolView(pool: $pool)
            }
            .navigationViewStyle(.stack)
            .tabItem { Text("Cold") }
            .tag(1)
        }
    }
}

struct HotPoolView: View {
    var body: some View {
        NavigationLink(destination: SaunaView()) { Text("Sauna") }
    }
}

struct ColdPoolView: View {
    @Binding var pool: Int

    var body: some View {
        Button("Too cold") { pool = 0 }
    }
}

struct SaunaView: View {
    var body: some View { Text("90 degrees") }
}
