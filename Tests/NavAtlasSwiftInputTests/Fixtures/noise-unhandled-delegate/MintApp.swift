import ComposableArchitecture
import SwiftUI

@main
struct MintApp: App {
    var body: some Scene {
        WindowGroup {
            MintView(store: Store(initialState: Mint.State()) { Mint() })
        }
    }
}

@Reducer
struct Mint {
    @Reducer enum Path {
        case coin(Coin)
        case medal(Medal)
    }

    @ObservableState struct State { var path = StackState<Path.State>() }
    enum Action { case path(StackActionOf<Path>) }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .path(.element(_, .coin(.delegate(.polished)))):
                return .none
            case .path(.element(_, .coin(.delegate(.melted)))):
                state.path.append(.medal(Medal.State()))
                return .none
            default:
                return .none
            }
        }
        .forEach(\.path, action: \.path)
    }
}

struct MintView: View {
    @Bindable var store: StoreOf<Mint>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            NavigationLink("Coin", state: Mint.Path.State.coin(Coin.State()))
        } destination: { store in
            switch store.case {
            case .coin(let store): CoinView(store: store)
            case .medal: MedalView()
            }
        }
    }
}
