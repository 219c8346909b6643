import SwiftUI

/// Hides the bar that leads back: these are tabs.
struct MarketHall: View {
    @State private var stall = Stall.fruit

    var body: some View {
        VStack(spacing: 0) {
            switch stall {
            case .fruit: FruitView()
            case .fish: FishView()
            }
            StallBar(stall: $stall)
        }
        .toolbar(.hidden, for: .navigationBar)
    }
}

struct FruitView: View {
    @State private var bites = false
    var body: some View {
        Button("Bite") { bites = true }.sheet(isPresented: $bites) { AppleView() }
    }
}

struct FishView: View { var body: some View { NavigationLink("Carp") { CarpView() } } }

/// The older word for it, the bar above.
struct NightMarket: View {
    @State private var stall: Stall = .fish

    var body: some View {
        ZStack(alignment: .top) {
            if stall == .fish { EelView() } else { DateView() }
            StallBar(stall: $stall)
        }
        .navigationBarHidden(true)
    }
}

struct EelView: View { var body: some View { NavigationLink("Smoked") { SmokedView() } } }
struct DateView: View { var body: some View { Text("Dates") } }

/// Keeps its bar: two modes of one screen.
struct PriceBoard: View {
    @State private var stall = Stall.fish

    var body: some View {
        VStack {
            switch stall {
            case .fruit: FruitPrices()
            case .fish: FishPrices()
            }
            StallBar(stall: $stall)
        }
        .navigationTitle("Prices")
    }
}

struct FruitPrices: View {
    @State private var asks = false
    var body: some View { Button("Ask") { asks = true }.sheet(isPresented: $asks) { AskView() } }
}

struct FishPrices: View { var body: some View { NavigationLink("Old") { OldPrices() } } }

struct AppleView: View { var body: some View { Text("Apple") } }
struct CarpView: View { var body: some View { Text("Carp") } }
struct SmokedView: View { var body: some View { Text("Eel") } }
struct AskView: View { var body: some View { Text("Why?") } }
struct OldPrices: View { var body: some View { Text("1990") } }
