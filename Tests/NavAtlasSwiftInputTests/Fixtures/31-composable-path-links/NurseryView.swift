import ComposableArchitecture
import SwiftUI

struct NurseryView: View {
    @Bindable var store: StoreOf<Nursery>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            List {
                NavigationLink("Seedling", state: Nursery.Path.State.seedling(Seedling.State()))
                NavigationLink(state: Nursery.Path.State.pot(.init(size: 3))) {
                    Text("Pot")
                }
            }
        } destination: { store in
            switch store.case {
            case let .seedling(store):
                SeedlingView(store: store)
            case let .pot(store):
                PotView(store: store)
            case .label(let store):
                LabelView(store: store)
            }
        }
    }
}
