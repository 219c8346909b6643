import SwiftUI

@main
struct MillApp: App {
    @StateObject private var guide = MillGuide()
    var body: some Scene {
        WindowGroup {
            NavigationStack(path: guide.trail) {
                MillView(guide: guide)
                    .navigationDestination(for: MillStop.self) { guide.view(for: $0) }
            }
            .sheet(item: guide.card) { guide.view(for: $0) }
        }
    }
}

enum MillStop: Hashable, Identifiable {
    case wheel, flour
    var id: Self { self }
}

final class MillGuide: ObservableObject {
    struct State {
        var trail: [MillStop] = []
        var card: MillStop?
    }

    @Published private(set) var state = State()

    func go(to stop: MillStop) { state.trail.append(stop) }
    func show(_ stop: MillStop) { state.card = stop }
    func close() { state.card = nil }

    @ViewBuilder func view(for stop: MillStop) -> some View {
        switch stop {
        case .wheel: WheelView()
        case .flour: FlourView(guide: self)
        }
    }
}

extension MillGuide {
    var trail: Binding<[MillStop]> { binding(to: \.trail) }
    var card: Binding<MillStop?> { binding(to: \.card) }

    private func binding<T>(to keyPath: WritableKeyPath<State, T>) -> Binding<T> {
        Binding(get: { self.state[keyPath: keyPath] }, set: { self.state[keyPath: keyPath] = $0 })
    }
}

struct MillView: View {
    let guide: MillGuide
    var body: some View {
        Button("Wheel") { guide.go(to: .wheel) }
        Button("Flour") { guide.show(.flour) }
    }
}

struct WheelView: View { var body: some View { Text("Wheel") } }

struct FlourView: View {
    let guide: MillGuide
    var body: some View { Button("Close") { guide.close() } }
}
