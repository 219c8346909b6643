import CardKit
import SwiftUI

@main
struct TicketApp: App {
    var body: some Scene { WindowGroup { NavigationStack { BasketView() } } }
}

struct BasketView: View {
    @State private var isOpen = false
    var body: some View {
        NavigationLink("Pay") { PaymentView() }
        Button("Discount") { isOpen = true }
            .sheet(isPresented: $isOpen) { NavigationStack { DiscountView() } }
    }
}

struct PaymentView: View, CardReaderDelegate {
    @State private var isReading = false
    @State private var isPaid = false
    var body: some View {
        Button("Card") { isReading = true }
            .sheet(isPresented: $isReading) { CardKit.reader(delegate: self) }
            .navigationDestination(isPresented: $isPaid) { ReceiptView() }
    }

    func readerDidFinish(code: String) {
        isReading = false
        isPaid = true
    }
}

struct ReceiptView: View { var body: some View { Text("Receipt") } }

struct DiscountView: View {
    @State private var isScanning = false
    @State private var isKnown = false
    var body: some View {
        Button("Scan") { isScanning = true }
            .fullScreenCover(isPresented: $isScanning) { BarcodeScreen(delegate: self) }
            .navigationDestination(isPresented: $isKnown) { OfferView() }
    }
}

extension DiscountView: BarcodeScreenDelegate {
    func found(barcode: String) { isKnown = true }
}

struct OfferView: View { var body: some View { Text("Offer") } }
