import SwiftUI

@main
struct SignpostApp: App {
    @State private var path: [String] = []

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $path) {
                CrossroadsView(path: $path, isNear: Bool.random())
                    .navigationDestination(for: String.self) { name in
                        VillageView(name: name)
                    }
            }
        }
    }
}

struct CrossroadsView: View {
    @Binding var path: [String]
    let isNear: Bool

    var body: some View {
        Button("Nowhere") { path.append("") }
        Button("On") { path.append(isNear ? "Ghent" : "Bruges") }
    }
}

struct VillageView: View {
    let name: String
    var body: some View { Text(name) }
}
