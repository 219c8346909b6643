import ComposableArchitecture
import SwiftUI

@Reducer
struct Menu {
    @ObservableState
    struct State {}

    enum Action {
        case delegate(Delegate)
        case inventTapped

        @CasePathable
        enum Delegate { case inventPastry }
    }

    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .delegate: .none
            case .inventTapped: .run { send in await send(.delegate(.inventPastry)) }
            }
        }
    }
}

struct MenuView: View {
    let store: StoreOf<Menu>

    var body: some View {
        NavigationLink("Croissant", state: PastryRoot.Path.State.order(Order.State()))
        Button("Invent") { store.send(.inventTapped) }
    }
}

@Reducer
struct Tasting {
    @ObservableState
    struct State {}
    enum Action { case doneTapped }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
        Reduce { _, _ in
            .run { _ in await self.dismiss() }
        }
    }
}

struct TastingView: View {
    let store: StoreOf<Tasting>
    var body: some View { Button("Done") { store.send(.doneTapped) } }
}
