import ComposableArchitecture
import SwiftUI

@main
struct VoyageApp: App {
    var body: some Scene {
        WindowGroup {
            VoyageView(store: .init(initialState: .init()) { Voyage() })
        }
    }
}

struct VoyageView: View {
    @Bindable var store: StoreOf<Voyage>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            PierView(store: store)
        } destination: { store in
            switch store.case {
            case .harbour: HarbourView()
            case .strait: StraitView()
            case .island: IslandView()
            }
        }
    }
}

struct PierView: View {
    let store: StoreOf<Voyage>

    var body: some View {
        Button("Cast off") { store.send(.castOffTapped) }
        Button("Express") { store.send(.expressTapped, animation: .default) }
        Button("Shipwreck") { store.send(.wreckTapped) }
    }
}

struct HarbourView: View { var body: some View { Text("Ropes") } }
struct StraitView: View { var body: some View { Text("Narrow") } }
struct IslandView: View { var body: some View { Text("Palm") } }
