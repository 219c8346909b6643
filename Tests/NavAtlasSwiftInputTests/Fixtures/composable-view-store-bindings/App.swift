import ComposableArchitecture
import SwiftUI

@main
struct WeirApp: App {
    var body: some Scene {
        WindowGroup { WeirView(store: Store(initialState: Weir.State(), reducer: Weir())) }
    }
}

struct Weir: ReducerProtocol {
    struct State: Equatable {
        var isGateOpen = false
        var gate = Gate.State()
        var ladder: Ladder.State? = nil
    }

    enum Action: Equatable {
        case gateTapped
        case setGate(isOpen: Bool)
        case gate(Gate.Action)
        case ladderTapped
        case ladderClosed
        case ladder(Ladder.Action)
    }

    var body: some ReducerProtocol<State, Action> {
        Scope(state: \.gate, action: /Action.gate) { Gate() }
        Reduce { state, action in
            switch action {
            case .gateTapped:
                state.isGateOpen = true
                return .none
            case .setGate(let isOpen):
                state.isGateOpen = isOpen
                return .none
            case .gate(.shut):
                state.isGateOpen = false
                return .none
            case .ladderTapped:
                state.ladder = Ladder.State()
                return .none
            case .ladderClosed, .ladder(.topReached):
                state.ladder = nil
                return .none
            case .ladder:
                return .none
            }
        }
        .ifLet(\.ladder, action: /Action.ladder) { Ladder() }
    }
}

struct WeirView: View {
    let store: StoreOf<Weir>

    var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            NavigationView {
                VStack {
                    Button("Gate") { viewStore.send(.gateTapped) }
                    Button("Ladder") { viewStore.send(.ladderTapped) }
                    NavigationLink(
                        isActive: viewStore.binding(get: { $0.ladder != nil }, send: .ladderClosed),
                        destination: {
                            IfLetStore(store.scope(state: \.ladder, action: Weir.Action.ladder), then: LadderView.init)
                        },
                        label: { EmptyView() })
                }
            }
            .sheet(isPresented: viewStore.binding(get: \.isGateOpen, send: Weir.Action.setGate(isOpen:))) {
                GateView(store: store.scope(state: \.gate, action: Weir.Action.gate))
            }
        }
    }
}
