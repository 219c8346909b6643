import SwiftUI

@main
struct CourierApp: App {
    @StateObject private var courier = Courier()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $courier.bag) {
                CrossroadsView()
                    .navigationDestination(for: Data.self) { data in
                        if let village = try? JSONDecoder().decode(Village.self, from: data) {
                            VillageView(village: village)
                        } else if let town = try? JSONDecoder().decode(Town.self, from: data) {
                            TownView(town: town)
                        } else {
                            EmptyView()
                        }
                    }
            }
            .environmentObject(courier)
        }
    }
}

struct VillageView: View {
    let village: Village

    var body: some View {
        switch village {
        case .bakery: BakeryView()
        case .smithy(let horse): SmithyView(horse: horse)
        case .well: WellView()
        }
    }
}

struct TownView: View {
    let town: Town

    var body: some View {
        switch town {
        case .square: SquareView()
        case .fountain: FountainView()
        }
    }
}
