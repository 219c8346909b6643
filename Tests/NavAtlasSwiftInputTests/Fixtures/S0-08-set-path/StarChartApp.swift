import SwiftUI

@main
struct StarChartApp: App {
    var body: some Scene {
        WindowGroup { ChartView() }
    }
}

enum Sight: Hashable { case star(String), cluster(String), tonight }

struct ChartView: View {
    @State private var sights: [Sight] = []

    var body: some View {
        NavigationStack(path: $sights) {
            Button("Star of the day") { sights = [.star("Vega")] }
                .navigationDestination(for: Sight.self) { sight in
                    switch sight {
                    case .star(let name): StarView(name: name, sights: $sights)
                    case .cluster(let name): ClusterView(name: name)
                    case .tonight: TonightView(sights: $sights)
                    }
                }
                .toolbar {
                    Button("Tonight") { showTonight() }
                }
        }
    }

    private func showTonight() {
        let order: [Sight] = [.tonight]
        sights = order
    }
}

struct StarView: View {
    let name: String
    @Binding var sights: [Sight]

    var body: some View {
        Button("In its cluster") { sights = [.cluster("Lyra"), .star(name)] }
    }
}

struct ClusterView: View {
    let name: String
    var body: some View { Text(name) }
}

struct TonightView: View {
    @Binding var sights: [Sight]
    var body: some View {
        Button("Brightest") { sights = .init([Sight.star("Sirius")]) }
    }
}
