import SwiftUI

@main
struct KayakApp: App {
    var body: some Scene {
        WindowGroup { RiverView() }
    }
}

struct RiverView: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Rapids") { RapidsView() }
        }
    }
}

struct RapidsView: View {
    var body: some View { Text("Class IV") }
}
