import SwiftUI

@main
struct HouseApp: App {
    @StateObject private var coordinator = HouseCoordinator()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $coordinator.path) {
                HallView().navigationDestination(for: Passage.self) { $0.destination }
            }
            .sheet(item: $coordinator.sheet) { $0.destination }
            .environmentObject(coordinator)
        }
    }
}

struct HallView: View {
    @Guide private var guide

    var body: some View {
        Button("Cellar") { guide.walk(to: .cellar) }
        Button("Attic") { guide.walk(to: .attic(3)) }
    }
}

struct CellarView: View {
    @Guide private var guide
    var body: some View { Button("Peek upstairs") { guide.walk(to: .cellar, style: .sheet) } }
}

struct AtticView: View {
    let box: Int
    var body: some View { Text("Box \(box)") }
}
