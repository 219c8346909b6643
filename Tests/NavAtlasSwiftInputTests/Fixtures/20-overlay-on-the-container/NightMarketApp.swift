import SwiftUI

@main
struct NightMarketApp: App {
    var body: some Scene {
        WindowGroup { MarketView() }
    }
}

enum Stall: Hashable { case noodles, tea, basket }

struct MarketView: View {
    @State private var lane: [Stall] = []

    var body: some View {
        NavigationStack(path: $lane) {
            EntranceView(lane: $lane)
                .navigationDestination(for: Stall.self) { stall in
                    switch stall {
                    case .noodles: NoodleView(lane: $lane)
                    case .tea: TeaView()
                    case .basket: BasketView()
                    }
                }
        }
        .safeAreaInset(edge: .bottom) {
            FloatingBasket(lane: $lane)
        }
        .overlay(alignment: .topTrailing) {
            Button("Way out") { lane.removeAll() }
        }
    }
}

struct FloatingBasket: View {
    @Binding var lane: [Stall]

    var body: some View {
        Button("Basket") { lane.append(.basket) }
    }
}
