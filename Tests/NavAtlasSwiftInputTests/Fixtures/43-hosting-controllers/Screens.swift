import SwiftUI

struct HammerView: View {
    @State private var measures = false

    var body: some View {
        Button("Weigh") { measures = true }
            .sheet(isPresented: $measures) { ScaleView() }
    }
}

struct ScaleView: View {
    var body: some View { Text("600 g") }
}

struct ReceiptView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
}

struct SawWarningView: View {
    let close: () -> Void
    var body: some View { Button("Understood", action: close) }
}
