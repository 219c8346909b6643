import ComposableArchitecture
import SwiftUI

@Reducer
struct Coin {
    @ObservableState struct State {}
    enum Action {
        case medalTapped, polishTapped
        case delegate(Delegate)
        enum Delegate { case openMedal, polished, melted }
    }

    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .medalTapped: .send(.delegate(.openMedal))
            case .polishTapped: .send(.delegate(.polished))
            case .delegate: .none
            }
        }
    }
}

struct CoinView: View {
    let store: StoreOf<Coin>

    var body: some View {
        Button("Medal") { store.send(.medalTapped) }
        Button("Polish") { store.send(.polishTapped) }
    }
}

@Reducer
struct Medal {
    @ObservableState struct State {}
}

struct MedalView: View {
    var body: some View { Text("Gold") }
}
