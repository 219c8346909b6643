import SwiftUI

struct BarnView: View {
    typealias Stop = BarnRoads.Stop
    @Environment(BarnRoads.self) private var roads

    var body: some View {
        @Bindable var roads = roads
        NavigationStack(path: $roads.path) {
            VStack {
                Button("Stable") { roads.drive(to: .stable) }
                Button("Shed") { roads.drive(to: .shed) }
            }
            .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .stable: StableView()
                case .shed: ShedView().environment(\.toolRoads, roads)
                }
            }
        }
    }
}

struct FieldView: View {
    @Environment(FieldRoads.self) private var roads

    var body: some View {
        @Bindable var roads = roads
        NavigationStack(path: $roads.path) {
            Button("Shed") { roads.drive(to: .shed) }
                .navigationDestination(for: FieldRoads.Stop.self) { _ in
                    ShedView().environment(\.toolRoads, roads)
                }
        }
    }
}

struct StableView: View {
    @Environment(\.notice) private var notice
    var body: some View { Button("Rain?") { notice.wrappedValue = .weather } }
}

struct ShedView: View {
    typealias Stop = Tool
    @Environment(\.toolRoads) private var roads

    var body: some View {
        Button("Plough") { roads.drive(to: .plough) }
            .navigationDestination(for: Stop.self) { _ in PloughView() }
    }
}

struct PloughView: View {
    @Environment(\.notice) private var notice
    @Environment(\.toolRoads) private var roads
    var body: some View {
        Button("Sell") { notice.wrappedValue = .market(day: 1) }
    }
}

struct WeatherView: View { var body: some View { Text("Rain") } }
struct MarketView: View {
    let day: Int
    var body: some View { Text("Market") }
}
