import SwiftUI

@main
struct CinemaApp: App {
    var body: some Scene {
        WindowGroup { FoyerView() }
    }
}

struct FoyerView: View {
    @State private var buys = false

    var body: some View {
        Button("Buy") { buys = true }
            .sheet(isPresented: $buys) { SeatMapView(isOpen: $buys) }
    }
}

struct SeatMapView: View {
    @Binding var isOpen: Bool
    @State private var pays = false

    var body: some View {
        Button("Pay") { pays = true }
        Button("Cancel") { isOpen = false }
            .sheet(isPresented: $pays) {
                PaymentView(shopIsOpen: $isOpen, back: { pays = false })
            }
    }
}

struct PaymentView: View {
    @Binding var shopIsOpen: Bool
    let back: () -> Void

    var body: some View {
        Button("Other seat", action: back)
        Button("Paid") { shopIsOpen = false }
    }
}
