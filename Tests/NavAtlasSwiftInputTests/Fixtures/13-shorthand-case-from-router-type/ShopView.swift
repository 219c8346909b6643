import SwiftUI

struct ShopView: View {
    @EnvironmentObject private var usher: Usher

    var body: some View {
        NavigationStack(path: $usher.shop) {
            List {
                Button("Posters") { usher.shop.append(.hall(2)) }
                Button("Pay") { usher.shop += [.exit] }
            }
            .navigationDestination(for: ShopStop.self) { stop in
                switch stop {
                case .hall: PosterView()
                case .exit: CheckoutView()
                }
            }
        }
    }
}

struct PosterView: View {
    var body: some View { Text("Sunflowers") }
}

struct CheckoutView: View {
    var body: some View { Text("12 euros") }
}
