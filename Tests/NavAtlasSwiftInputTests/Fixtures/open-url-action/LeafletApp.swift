import SwiftUI

@main
struct LeafletApp: App {
    @State private var folds: [Fold] = []

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $folds) {
                LeafletView()
                    .navigationDestination(for: Fold.self) { fold in
                        switch fold {
                        case .recipe(let name): RecipeFoldView(name: name)
                        case .imprint: ImprintView()
                        }
                    }
            }
            .environment(\.openURL, OpenURLAction { url in
                guard url.scheme == "leaflet" else { return .systemAction }
                folds.append(.recipe(url.lastPathComponent))
                return .handled
            })
        }
    }
}

enum Fold: Hashable { case recipe(String), imprint }

struct LeafletView: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
        Text("See [soup](leaflet://recipe/soup)")
        Link("Bread", destination: URL(string: "leaflet://recipe/bread")!)
        Button("Cake") { openURL(URL(string: "leaflet://recipe/cake")!) }
        NavigationLink("Imprint", value: Fold.imprint)
    }
}

struct RecipeFoldView: View {
    let name: String
    var body: some View { Text(name) }
}

struct ImprintView: View {
    var body: some View { Text("Printed in Ghent") }
}
