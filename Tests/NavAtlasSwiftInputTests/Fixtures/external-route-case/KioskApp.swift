import ScannerKit
import SwiftUI

@main
struct KioskApp: App {
    var body: some Scene {
        WindowGroup { CounterView() }
    }
}

enum Slip: Hashable, Identifiable, View {
    case scan
    case receipt

    var id: Self { self }

    var body: some View {
        switch self {
        case .scan: TicketScannerView()
        case .receipt: ReceiptView()
        }
    }
}

struct CounterView: View {
    @State private var slip: Slip?

    var body: some View {
        VStack {
            Button("Scan") { slip = .scan }
            Button("Receipt") { slip = .receipt }
        }
        .sheet(item: $slip, content: { $0 })
    }
}

struct ReceiptView: View {
    var body: some View { Text("Thank you") }
}
