import SwiftUI
import UIKit

@Observable
final class Feeder { var isOpen = false }

struct FrogView: View {
    @State private var feeds = false

    var body: some View {
        Button("Feed") { feeds = true }.sheet(isPresented: $feeds) { FoodView() }
    }
}

struct DuckView: View {
    @State private var feeder: Feeder

    init(feeder: Feeder) {
        _feeder = State(wrappedValue: feeder)
    }

    var body: some View {
        Button("Feed") { feeder.isOpen = true }.sheet(isPresented: $feeder.isOpen) { FoodView() }
    }
}

enum EelPhase { case loading, failed, loaded }

struct EelView: View {
    let feeder: Feeder
    @State private var phase: EelPhase = .loading

    var body: some View {
        eels.onAppear { phase = feeder.isOpen ? .failed : .loaded }
    }

    @ViewBuilder private var eels: some View {
        switch phase {
        case .loading: HintView(text: "Soon")
        case .failed: HintView(text: "No eels")
        case .loaded: ScrollView { Text("Eels") }
        }
    }
}

struct HintView: View {
    let text: String

    var body: some View { Text(text) }
}

struct PoolView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> PoolController { PoolController() }
    func updateUIViewController(_ controller: PoolController, context: Context) {}
}

final class PoolController: UIViewController {}

struct FoodView: View {
    var body: some View { Text("Food") }
}
