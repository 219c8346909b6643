import ComposableArchitecture
import SwiftUI

@main
struct OrchardApp: App {
    var body: some Scene { WindowGroup { OrchardView() } }
}

enum Path: String, Hashable {
    case cellar, press

    var isBelow: Bool { self == .cellar }
}

@Observable
final class Walk {
    static let shared = Walk()
    var trail: [Path] = []
    var isTasting = false
    var isSold = false
}

struct OrchardView: View {
    @Bindable var walk = Walk.shared

    var body: some View {
        NavigationStack(path: $walk.trail) {
            TreesView(
                store: Store(initialState: Trees.State()) {
                    Trees().dependency(\.taster, Taster(walk: walk))
                }
            )
            .navigationDestination(for: Path.self) { path in
                switch path {
                case .cellar:
                    CellarView(
                        store: Store(initialState: Cellar.State()) {
                            Cellar()
                        } withDependencies: {
                            $0.seller = Seller(sell: { Walk.shared.isSold = true })
                        }
                    )
                case .press: PressView()
                }
            }
        }
        .sheet(isPresented: $walk.isTasting) { TastingView() }
        .fullScreenCover(isPresented: $walk.isSold) { SoldView() }
    }
}
