import SwiftUI

final class StationListViewModel: ObservableObject {
    private let actions: StationListActions
    init(actions: StationListActions) { self.actions = actions }
    func select(_ id: Int) { actions.open(id) }
    func legendTapped() { actions.legend() }
    func pulled() async { actions.refresh() }
}

struct StationRoot: View {
    @ObservedObject var coordinator: StationCoordinator
    let viewModel: StationListViewModel

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            StationList(viewModel: viewModel)
                .navigationDestination(for: StationRoute.self) { route in
                    route.view(coordinator: coordinator)
                }
        }
        .sheet(item: coordinator.modalBinding) { modal in
            switch modal {
            case .calibrate: CalibrateView(close: coordinator.closeModal)
            case .legend: LegendView()
            }
        }
    }
}

extension StationRoute {
    @ViewBuilder func view(coordinator: StationCoordinator) -> some View {
        if case .station(let id) = self {
            StationView(id: id, onSensor: coordinator.sensor, onCalibrate: { coordinator.calibrate() })
        } else if case let .sensor(id) = self {
            SensorView(id: id)
        }
    }
}

struct StationList: View {
    @ObservedObject var viewModel: StationListViewModel
    var body: some View {
        List(1..<9, id: \.self) { id in
            Button("Station \(id)") { viewModel.select(id) }
        }
        .refreshable { await viewModel.pulled() }
        .toolbar { ToolbarItem { Button("Legend", action: viewModel.legendTapped) } }
    }
}

struct StationView: View {
    let id: Int
    let onSensor: (Int) -> Void
    let onCalibrate: () -> Void
    var body: some View {
        Button("Sensor") { onSensor(7) }
        Button("Calibrate", action: onCalibrate)
    }
}
struct SensorView: View { let id: Int; var body: some View { Text("12°") } }
struct CalibrateView: View {
    let close: () -> Void
    var body: some View { Button("Done", action: close) }
}
struct LegendView: View { var body: some View { Text("…") } }
