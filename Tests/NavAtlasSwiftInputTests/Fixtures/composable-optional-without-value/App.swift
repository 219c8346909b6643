import ComposableArchitecture
import SwiftUI

@main
struct HotelApp: App {
    var body: some Scene {
        WindowGroup {
            HotelView(store: Store(initialState: Hotel.State(), reducer: Hotel()))
        }
    }
}

struct Hotel: ReducerProtocol {
    struct State: Equatable {
        var desk = Desk.State()
        var house: House.State?
    }

    enum Action: Equatable {
        case rangAtDoor
        case desk(Desk.Action)
        case house(House.Action)
    }

    var body: some ReducerProtocol<State, Action> {
        Scope(state: \.desk, action: /Action.desk) { Desk() }
        Reduce { state, action in
            switch action {
            case .rangAtDoor:
                return .task { .desk(.look) }
            case .desk(.found(let name)):
                state.house = House.State(guest: name)
                return .none
            case .house(.leaveTapped):
                return .init(value: .desk(.cross))
            case .desk(.crossed):
                state.house = nil
                return .none
            case .desk, .house:
                return .none
            }
        }
        .ifLet(\.house, action: /Action.house) { House() }
    }
}

struct HotelView: View {
    let store: StoreOf<Hotel>

    var body: some View {
        IfLetStore(store.scope(state: \.house, action: Hotel.Action.house)) { store in
            HouseView(store: store)
        } else: {
            DoorView(store: store)
        }
    }
}

struct DoorView: View {
    let store: StoreOf<Hotel>

    var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Ring") { viewStore.send(.rangAtDoor) }
        }
    }
}
