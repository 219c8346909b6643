import ComposableArchitecture
import SwiftUI

struct RootView: View {
    let store: StoreOf<Root>

    var body: some View {
        NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
            WithViewStore(store, observe: \.vats.count, send: { .view($0) }) { (viewStore: ViewStore<Int, Root.Action.View>) in
                VStack {
                    ForEachStore(store.scope(state: \.vats, action: { .vat(id: $0, action: $1) })) { VatRow(store: $0) }
                    Button("Brew") { viewStore.send(.brewTapped) }
                    Button("Archive") { viewStore.send(.archiveTapped) }
                }
            }
        } destination: { initialState in
            switch initialState {
            case .vat:
                CaseLet(/Root.Path.State.vat, action: Root.Path.Action.vat, then: VatView.init(store:))
            case .archive:
                CaseLet(/Root.Path.State.archive, action: Root.Path.Action.archive) { ArchiveView(store: $0) }
            }
        }
        .sheet(
            store: store.scope(state: \.$destination, action: { .destination($0) }),
            state: /Root.Destination.State.brew,
            action: Root.Destination.Action.brew
        ) { BrewView(store: $0) }
        .alert(
            store: store.scope(state: \.$destination, action: { .destination($0) }),
            state: /Root.Destination.State.alert,
            action: Root.Destination.Action.alert)
    }
}

struct Vat: Reducer {
    struct State: Equatable, Identifiable { let id: Int }
    enum Action: Equatable { case openTapped, pourTapped }
    var body: some ReducerOf<Self> { EmptyReducer() }
}

struct VatRow: View {
    let store: StoreOf<Vat>
    var body: some View { Button("Open") { store.send(.openTapped) } }
}

struct VatView: View {
    let store: StoreOf<Vat>
    var body: some View { Button("Pour") { store.send(.pourTapped) } }
}

struct Archive: Reducer {
    struct State: Equatable {}
    enum Action: Equatable {}
    func reduce(into state: inout State, action: Action) -> Effect<Action> {}
}

struct ArchiveView: View {
    let store: StoreOf<Archive>
    var body: some View { Text("Old beers") }
}

struct Brew: Reducer {
    struct State: Equatable { @BindingState var name = "" }
    enum Action: BindableAction, Equatable { case binding(BindingAction<State>), startTapped, started(Int) }
    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .startTapped: return .send(.started(7), animation: .default)
            case .binding, .started: return .none
            }
        }
    }
}

struct BrewView: View {
    let store: StoreOf<Brew>
    var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            TextField("Name", text: viewStore.$name)
            Button("Start") { viewStore.send(.startTapped) }
        }
    }
}
