import SwiftUI

@main
struct WeatherStationApp: App {
    @StateObject private var coordinator: StationCoordinator
    @Environment(\.openURL) private var openURL

    init() {
        let dependencies = StationDependencies.live
        let coordinator = StationCoordinator(dependencies: dependencies)
        _coordinator = .init(wrappedValue: coordinator)
        if CommandLine.arguments.contains("-reset") { coordinator.reset() }
    }

    var body: some Scene {
        WindowGroup(id: "main") {
            coordinator.rootView()
                .onContinueUserActivity("station.open") { activity in
                    guard let id = activity.userInfo?["id"] as? Int else { return }
                    coordinator.open(station: id)
                }
                .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
        }
    }
}

struct StationDependencies {
    var log: (String) -> Void
    static let live = StationDependencies(log: { print($0) })
}

final class StationCoordinator: ObservableObject {
    enum Modal: String, Identifiable { case calibrate, legend
        var id: RawValue { rawValue }
    }
    @Published var path: [StationRoute] = []
    @Published private var modal: Modal?
    private let dependencies: StationDependencies

    init(dependencies: StationDependencies) { self.dependencies = dependencies }

    var modalBinding: Binding<Modal?> { .init(get: { self.modal }, set: { self.modal = $0 }) }

    func rootView() -> some View { StationRoot(coordinator: self, viewModel: makeListModel()) }

    private func makeListModel() -> StationListViewModel {
        let actions = StationListActions(
            open: open(station:),
            legend: present(.legend),
            refresh: { [dependencies] in dependencies.log("refresh") }
        )
        return StationListViewModel(actions: actions)
    }

    private func present(_ modal: Modal) -> () -> Void {
        return { [weak self] in self?.modal = modal }
    }

    func open(station id: Int) {
        path = [.station(id)]
    }

    func calibrate() { modal = .calibrate }
    func closeModal() { modal = nil }
    func sensor(_ id: Int) { path.append(.sensor(id)) }
    func reset() { path.removeAll() }
}

enum StationRoute: Hashable { case station(Int), sensor(Int) }

struct StationListActions {
    let open: (Int) -> Void
    let legend: () -> Void
    let refresh: () -> Void
}
