import ComposableArchitecture
import SwiftUI

@main
struct CinemaApp: App {
    static let store = Store(initialState: Cinema.State()) { Cinema() }

    var body: some Scene {
        WindowGroup { CinemaView(store: Self.store) }
    }
}

@Reducer
struct Cinema {
    @ObservableState
    enum State: Equatable {
        case till(Till.State)
        case hall(Hall.State)

        init() { self = .till(Till.State()) }
    }

    enum Action {
        case till(Till.Action)
        case hall(Hall.Action)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .till(.delegate(.paid)):
                state = .hall(Hall.State())
                return .none
            case .hall(.film(.ended)):
                state = .till(Till.State())
                return .none
            case .till, .hall: return .none
            }
        }
        .ifCaseLet(\.till, action: \.till) { Till() }
        .ifCaseLet(\.hall, action: \.hall) { Hall() }
    }
}

struct CinemaView: View {
    let store: StoreOf<Cinema>

    var body: some View {
        switch store.state {
        case .till:
            if let store = store.scope(state: \.till, action: \.till) { TillView(store: store) }
        case .hall:
            if let store = store.scope(state: \.hall, action: \.hall) { HallView(store: store) }
        }
    }
}

@Reducer
struct Till {
    struct State: Equatable {}
    enum Action {
        case payTapped
        case delegate(Delegate)
        enum Delegate { case paid }
    }

    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .payTapped: .send(.delegate(.paid))
            case .delegate: .none
            }
        }
    }
}

struct TillView: View {
    let store: StoreOf<Till>
    var body: some View { Button("Pay") { store.send(.payTapped) } }
}
