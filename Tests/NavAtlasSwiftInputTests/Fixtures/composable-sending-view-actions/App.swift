import ComposableArchitecture
import SwiftUI

@main
struct BreweryApp: App {
    let store = StoreOf<Root>(initialState: .init(), reducer: Root.init)

    var body: some Scene {
        WindowGroup { RootView(store: store) }
    }
}

struct Root: Reducer {
    struct State: Equatable {
        @PresentationState var destination: Destination.State?
        var path = StackState<Path.State>()
        var vats: IdentifiedArrayOf<Vat.State> = [.init(id: 1), .init(id: 2)]
    }

    enum Action: Equatable {
        case destination(PresentationAction<Destination.Action>)
        case path(StackAction<Path.State, Path.Action>)
        case vat(id: Vat.State.ID, action: Vat.Action)
        case view(View)

        enum View: Equatable { case brewTapped, archiveTapped }
    }

    struct Destination: Reducer {
        enum State: Equatable {
            case brew(Brew.State)
            case alert(AlertState<Action.Alert>)
        }
        enum Action: Equatable {
            case brew(Brew.Action)
            case alert(Alert)
            enum Alert: Equatable { case pour }
        }
        var body: some ReducerOf<Self> {
            Scope(state: /State.brew, action: /Action.brew) { Brew() }
        }
    }

    struct Path: Reducer {
        enum State: Equatable { case vat(Vat.State), archive(Archive.State) }
        enum Action: Equatable { case vat(Vat.Action), archive(Archive.Action) }
        var body: some ReducerOf<Self> {
            Scope(state: /State.vat, action: /Action.vat) { Vat() }
            Scope(state: /State.archive, action: /Action.archive) { Archive() }
        }
    }

    var body: some ReducerOf<Self> {
        Reduce<State, Action> { state, action in
            switch action {
            case .view(let action):
                return handle(&state, action)
            case let .vat(id: id, action: .openTapped):
                guard let vat = state.vats[id: id] else { return .none }
                state.path.append(.vat(vat))
                return .none
            case .destination(.presented(.brew(.started(let id)))):
                state.destination = nil
                state.path = StackState([.archive(.init()), .vat(.init(id: id))])
                return .none
            case .destination(.presented(.alert(.pour))):
                state.path.removeLast()
                return .none
            case .path(.element(id: _, action: .vat(.pourTapped))):
                state.destination = .alert(AlertState { TextState("Pour?") } actions: { ButtonState(action: .pour) { TextState("Yes") } })
                return .none
            case .destination, .path, .vat:
                return .none
            }
        }
        .forEach(\.vats, action: /Action.vat(id:action:)) { Vat() }
        .forEach(\.path, action: /Action.path) { Path() }
        .ifLet(\.$destination, action: /Action.destination) { Destination() }
    }

    private func handle(_ state: inout State, _ action: Action.View) -> Effect<Action> {
        switch action {
        case .brewTapped: state.destination = .brew(.init())
        case .archiveTapped: state.path.append(.archive(.init()))
        }
        return .none
    }
}
