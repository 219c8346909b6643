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

struct PoolView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> PoolController { PoolController() }
    func updateUIViewController(_ controller: PoolController, context: Context) {}
}

final class PoolController: UIViewController {}

struct FoodView: View {
    var body: some View { Text("Food") }
}
