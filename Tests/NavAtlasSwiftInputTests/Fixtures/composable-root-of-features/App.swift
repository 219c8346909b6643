import ComposableArchitecture
import SwiftUI

@Reducer
struct Ashore {
    @ObservableState struct State: Equatable {}
    enum Action { case boarded }
}

@Reducer
struct Aboard {
    @ObservableState struct State: Equatable {}
    enum Action { case landed }
}

@Reducer
struct Ferry {
    @Reducer
    enum Place {
        case ashore(Ashore)
        case aboard(Aboard)
    }

    @ObservableState
    struct State {
        var place: Place.State = .ashore(Ashore.State())
    }

    enum Action { case place(Place.Action) }

    var body: some ReducerOf<Self> {
        Scope(state: \.place, action: \.place) { Place.body }
        Reduce { state, action in
            switch action {
            case .place(.ashore(.boarded)):
                state.place = .aboard(Aboard.State())
                return .none
            case .place(.aboard(.landed)):
                state.place = .ashore(Ashore.State())
                return .none
            }
        }
    }
}

@main
struct FerryApp: App {
    var body: some Scene {
        WindowGroup { FerryView(store: Store(initialState: Ferry.State()) { Ferry() }) }
    }
}

struct FerryView: View {
    let store: StoreOf<Ferry>

    var body: some View {
        switch store.scope(state: \.place, action: \.place).case {
        case .ashore(let store): AshoreView(store: store)
        case .aboard(let store): AboardView(store: store)
        }
    }
}

struct AshoreView: View {
    let store: StoreOf<Ashore>
    var body: some View { Button("Board") { store.send(.boarded) } }
}

struct AboardView: View {
    let store: StoreOf<Aboard>
    var body: some View { Button("Land") { store.send(.landed) } }
}
