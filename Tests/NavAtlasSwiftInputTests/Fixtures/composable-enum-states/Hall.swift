import ComposableArchitecture
import SwiftUI

/// A part of the state is one of several cases too.
@Reducer
struct Hall {
    @ObservableState
    struct State: Equatable { var film = Film.State.trailer }
    enum Action { case film(Film.Action) }

    var body: some ReducerOf<Self> {
        Scope(state: \.film, action: \.film) { Film() }
    }
}

@Reducer
struct Film {
    enum State: Equatable { case trailer, feature }
    enum Action { case lightsOut, ended }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            if case .lightsOut = action { state = .feature }
            return .none
        }
    }
}

struct HallView: View {
    let store: StoreOf<Hall>

    var body: some View {
        TabView {
            FilmView(store: store.scope(state: \.film, action: \.film))
            SnackView()
        }
    }
}

struct FilmView: View {
    let store: StoreOf<Film>

    var body: some View {
        switch store.state {
        case .trailer: TrailerView(store: store)
        case .feature: FeatureView(store: store)
        }
    }
}

struct TrailerView: View {
    let store: StoreOf<Film>
    var body: some View { Button("Dark") { store.send(.lightsOut) } }
}

struct FeatureView: View {
    let store: StoreOf<Film>
    var body: some View { Button("The end") { store.send(.ended) } }
}

struct SnackView: View { var body: some View { Text("Popcorn") } }
