import SwiftUI

enum Basket: String, Identifiable {
    case apples, pears
    var id: String { rawValue }

    @ViewBuilder var view: some View {
        switch self {
        case .apples: AppleView()
        case .pears: PearView()
        }
    }
}

@main
struct OrchardApp: App {
    var body: some Scene { WindowGroup { TreeView() } }
}

struct TreeView: View {
    @State private var basket: Basket?

    var body: some View {
        Button("Apples") { basket = .apples }
        Button("Pears") { basket = .pears }
            .sheet(item: $basket, content: \.view)
    }
}

struct AppleView: View { var body: some View { Text("Red") } }
struct PearView: View { var body: some View { Text("Green") } }
