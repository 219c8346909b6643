import SwiftUI

struct FoyerView: View {
    @EnvironmentObject private var usher: Usher
    @State private var visitsShop = false

    var body: some View {
        NavigationStack(path: $usher.tour) {
            VStack {
                Button("Start the tour") { usher.tour.append(.hall(1)) }
                Button("Shop") { visitsShop = true }
            }
            .navigationDestination(for: TourStop.self) { stop in
                switch stop {
                case .hall(let number): HallView(number: number)
                case .exit: FarewellView()
                }
            }
            .fullScreenCover(isPresented: $visitsShop) {
                ShopView()
            }
        }
    }
}

struct HallView: View {
    @EnvironmentObject private var usher: Usher
    let number: Int

    var body: some View {
        Button("Leave") { usher.tour.append(.exit) }
    }
}

struct FarewellView: View {
    @EnvironmentObject private var usher: Usher

    var body: some View {
        Button("Again") { usher.tour = [] }
    }
}
