import SwiftUI

@main
struct StallApp: App {
    var body: some Scene {
        WindowGroup {
            StallCoordinator()
        }
    }
}

enum StallLayout: String { case list, grid }

struct StallCoordinator: View {
    @AppStorage("layout") private var layout: StallLayout = .list
    @State private var buys = false

    var body: some View {
        NavigationStack {
            FruitContainer(layout: layout) { buys = true }
                .toolbar {
                    Button("Layout") { layout = layout == .list ? .grid : .list }
                }
        }
        .sheet(isPresented: $buys) { TillView() }
    }
}

struct FruitContainer: View {
    let layout: StallLayout
    let buy: () -> Void

    var body: some View {
        fruit.navigationTitle("Fruit")
    }

    @ViewBuilder private var fruit: some View {
        switch layout {
        case .list: FruitList(buy: buy)
        case .grid: FruitGrid(buy: buy)
        }
    }
}

struct FruitList: View {
    let buy: () -> Void

    var body: some View {
        List { Button("Apple", action: buy) }
    }
}

struct FruitGrid: View {
    let buy: () -> Void

    var body: some View {
        LazyVGrid(columns: []) {
            Button("Pear", action: buy)
            NavigationLink("Plum") { PlumView() }
        }
    }
}

struct TillView: View {
    var body: some View { Text("Till") }
}

struct PlumView: View {
    var body: some View { Text("Plum") }
}
