import ComposableArchitecture
import SwiftUI

@main
struct BeesApp: App {
    static let store = Store(initialState: Apiary.State()) { Apiary() }

    var body: some Scene {
        WindowGroup { ApiaryView(store: Self.store) }
    }
}

struct ApiaryView: View {
    @Bindable var store: StoreOf<Apiary>

    var body: some View {
        NavigationStack(path: $store.scope(\.path, action: \.path)) {
            Button("Smoke") { store.send(.smokeTapped) }
        } destination: { store in
            switch store.case {
            case .hive(let store): HiveView(store: store)
            case .queen(let store): QueenView(store: store)
            }
        }
    }
}
