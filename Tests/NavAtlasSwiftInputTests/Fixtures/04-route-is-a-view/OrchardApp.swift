import SwiftUI

@main
struct OrchardApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                OrchardGateView()
                    .navigationDestination(for: Row.self) { $0 }
            }
        }
    }
}

enum Row: Hashable {
    case apples, pears(ripe: Bool)
    case cellar
}

extension Row: View {
    var body: some View {
        switch self {
        case .apples:
            AppleRowView()
        case .pears(let ripe):
            PearRowView(ripe: ripe)
        case .cellar:
            CellarView()
        }
    }
}

struct OrchardGateView: View {
    var body: some View {
        VStack {
            NavigationLink("Apples", value: Row.apples)
            NavigationLink("Pears", value: Row.pears(ripe: true))
        }
    }
}

struct AppleRowView: View {
    var body: some View {
        NavigationLink("Cellar", value: Row.cellar)
    }
}

struct PearRowView: View {
    let ripe: Bool
    var body: some View { Text(ripe ? "Pick" : "Wait") }
}

struct CellarView: View {
    var body: some View { Text("Crates") }
}
