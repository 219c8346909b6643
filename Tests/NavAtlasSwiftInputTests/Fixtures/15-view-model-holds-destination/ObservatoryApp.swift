import SwiftUI

@main
struct ObservatoryApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { SkyChartView() }
        }
    }
}

@MainActor
final class SkyChartModel: ObservableObject {
    enum Lens: Hashable, Identifiable {
        case planet(String), comet
        var id: Self { self }
    }

    @Published var lens: Lens?
    @Published var logsNight = false

    func tapped(planet: String) { lens = .planet(planet) }
    func nightEnds() { logsNight.toggle() }
}

struct SkyChartView: View {
    @StateObject private var model = SkyChartModel()

    var body: some View {
        ChartCanvas(model: model)
            .navigationDestination(item: $model.lens) { lens in
                switch lens {
                case .planet(let name): PlanetView(name: name)
                case .comet: CometView()
                }
            }
            .sheet(isPresented: $model.logsNight) {
                NightLogView(model: model)
            }
    }
}
