import SwiftUI

struct ChartCanvas: View {
    @ObservedObject var model: SkyChartModel

    var body: some View {
        VStack {
            Image(systemName: "circle").onTapGesture { model.tapped(planet: "Mars") }
            Button("Sunrise", action: model.nightEnds)
        }
    }
}

struct PlanetView: View {
    let name: String
    var body: some View { Text(name) }
}

struct CometView: View {
    var body: some View { Text("Tail") }
}

struct NightLogView: View {
    @ObservedObject var model: SkyChartModel

    var body: some View {
        Button("Save") { model.logsNight = false }
    }
}
