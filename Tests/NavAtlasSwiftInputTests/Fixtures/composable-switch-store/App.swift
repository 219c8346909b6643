import ComposableArchitecture
import SwiftUI

@main
struct TheatreApp: App {
    var body: some Scene {
        WindowGroup {
            EveningView(store: Store(initialState: Evening.State(), reducer: Evening()))
        }
    }
}

struct Evening: ReducerProtocol {
    enum State: Equatable {
        case foyer(Foyer.State)
        case seat(Seat.State)
        case bar(Bar.State)

        init() { self = .foyer(Foyer.State()) }
    }

    enum Action: Equatable {
        case foyer(Foyer.Action)
        case seat(Seat.Action)
        case bar(Bar.Action)
    }

    var body: some ReducerProtocol<State, Action> {
        Reduce { state, action in
            switch action {
            case .foyer(.bellRang):
                state = .seat(Seat.State(row: 4))
                return .none
            case .seat(.pauseBegan):
                state = .bar(Bar.State())
                return .none
            case .bar(.bellRang):
                state = .seat(Seat.State(row: 4))
                return .none
            case .foyer, .seat, .bar:
                return .none
            }
        }
        .ifCaseLet(/State.foyer, action: /Action.foyer) { Foyer() }
        .ifCaseLet(/State.seat, action: /Action.seat) { Seat() }
        .ifCaseLet(/State.bar, action: /Action.bar) { Bar() }
    }
}

struct EveningView: View {
    let store: StoreOf<Evening>

    var body: some View {
        SwitchStore(store) {
            CaseLet(state: /Evening.State.seat, action: Evening.Action.seat) { store in
                SeatView(store: store)
            }
            CaseLet(state: /Evening.State.foyer, action: Evening.Action.foyer, then: FoyerView.init(store:))
            Default { BarRoom() }
        }
    }
}

struct BarRoom: View { var body: some View { Text("Bar") } }
