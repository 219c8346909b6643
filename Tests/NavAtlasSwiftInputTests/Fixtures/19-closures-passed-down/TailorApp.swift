import SwiftUI

@main
struct TailorApp: App {
    var body: some Scene {
        WindowGroup { FittingFlow() }
    }
}

enum Stitch: Hashable {
    case fabrics
    case swatch(String)
    case lining
}

struct FittingFlow: View {
    @State private var seam: [Stitch] = []
    @State private var showsBill = false

    var body: some View {
        NavigationStack(path: $seam) {
            MirrorView(
                onChoose: { seam.append(.fabrics) },
                onPay: { showsBill = true }
            )
            .navigationDestination(for: Stitch.self, destination: piece)
        }
        .sheet(isPresented: $showsBill) { BillView() }
    }

    @ViewBuilder
    private func piece(for stitch: Stitch) -> some View {
        switch stitch {
        case .fabrics:
            FabricListView { seam.append(.swatch($0)) }
        case .swatch(let name):
            SwatchView(name: name, onLining: lining, onUndo: { seam.removeLast() })
        case .lining:
            LiningView(done: { seam.removeAll() })
        }
    }

    private func lining() {
        seam.append(.lining)
    }
}
