import SwiftUI

@main
struct BeekeeperApp: App {
    @StateObject private var smoker = Smoker()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $smoker.drift) {
                ApiaryView()
                    .navigationDestination(for: Hive.self) { HiveView(hive: $0) }
                    .navigationDestination(for: Harvest.self) { harvest in
                        HarvestView(harvest: harvest)
                    }
            }
            .environmentObject(smoker)
        }
    }
}

struct Hive: Hashable { var colour: String }
struct Harvest: Hashable { var kilos: Double }

final class Smoker: ObservableObject {
    @Published var drift = NavigationPath()

    func puff<Cloud: Hashable>(_ cloud: Cloud) {
        drift.append(cloud)
    }

    func clearTheAir() {
        drift = NavigationPath()
    }

    func wave(_ times: Int = 1) {
        drift.removeLast(times)
    }

    func exchange(for cloud: some Hashable) {
        var copy = drift
        copy.removeLast()
        copy.append(cloud)
        drift = copy
    }
}
