import SwiftUI

@main
struct SeedShopApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                SeedTypesView()
                    .navigationDestination(for: Aisle.self) { $0.contents }
            }
        }
    }
}

enum Aisle: Hashable {
    case vegetables, flowers, offers

    @ViewBuilder var contents: some View {
        switch self {
        case .vegetables: VegetableAisleView()
        case .flowers: FlowerAisleView()
        case .offers: OffersView()
        }
    }
}

enum SeedType: CaseIterable {
    case carrot, tulip

    var aisle: Aisle {
        switch self {
        case .carrot: return .vegetables
        case .tulip: return .flowers
        }
    }
}

struct SeedTypesView: View {
    var body: some View {
        List(SeedType.allCases, id: \.self) { type in
            NavigationLink("Show", value: type.aisle)
        }
    }
}

struct VegetableAisleView: View {
    private var shortcut: Aisle { .offers }

    var body: some View {
        NavigationLink("Offers", value: shortcut)
    }
}

struct FlowerAisleView: View {
    var body: some View {
        NavigationLink(value: Optional.some(Aisle.offers)) { Text("Offers") }
    }
}

struct OffersView: View {
    var body: some View { Text("3 for 2") }
}
