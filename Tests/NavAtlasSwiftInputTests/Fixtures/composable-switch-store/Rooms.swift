import ComposableArchitecture
import SwiftUI

struct Foyer: ReducerProtocol {
    struct State: Equatable {}
    enum Action: Equatable { case coatTapped, bellRang }

    func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
        switch action {
        case .coatTapped: return .init(value: .bellRang)
        case .bellRang: return .none
        }
    }
}

struct FoyerView: View {
    let store: StoreOf<Foyer>

    var body: some View {
        WithViewStore(store) { viewStore in
            Button("Coat") { viewStore.send(.coatTapped) }
        }
    }
}

struct Seat: ReducerProtocol {
    struct State: Equatable { var row: Int }
    enum Action: Equatable { case curtainTapped, pauseBegan }

    func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
        switch action {
        case .curtainTapped:
            return .task { .pauseBegan }
        case .pauseBegan:
            return .none
        }
    }
}

struct SeatView: View {
    let store: StoreOf<Seat>

    var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Curtain") { viewStore.send(.curtainTapped) }
        }
    }
}

struct Bar: ReducerProtocol {
    struct State: Equatable {}
    enum Action: Equatable { case bellRang }
    func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}
