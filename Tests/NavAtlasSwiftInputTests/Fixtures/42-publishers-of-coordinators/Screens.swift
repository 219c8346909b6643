import SwiftUI

struct WeirView: View {
    @ObservedObject var model: WeirModel

    var body: some View {
        Button("Gate") { model.gateTapped() }
        Button("Gauge") { model.gaugeTapped() }
    }
}

struct GateView: View {
    @ObservedObject var model: GateModel
    var body: some View { Button("Close") { model.closeTapped() } }
}

struct GaugeView: View {
    var body: some View { Text("2.4 m") }
}

struct BoatView: View {
    var body: some View { Text("Adrift") }
}
