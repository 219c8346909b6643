import ComposableArchitecture
import SwiftUI

@main
struct TicketApp: App {
    var body: some Scene {
        WindowGroup {
            BoothView(store: Store(initialState: Booth.State()) { Booth() })
        }
    }
}

@Reducer
struct Booth {
    @ObservableState
    struct State {
        @Presents var seatMap: SeatMap.State?
        @Presents var hint: ConfirmationDialogState<Action.Hint>?
    }

    enum Action {
        case buyTapped
        case hintTapped
        case seatMap(PresentationAction<SeatMap.Action>)
        case hint(PresentationAction<Hint>)
        enum Hint { case cheap }
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .buyTapped:
                state.seatMap = SeatMap.State(row: 1)
                return .none
            case .hintTapped:
                state.hint = ConfirmationDialogState { TextState("Row 20 is cheap") }
                return .none
            case .hint(.presented(.cheap)):
                state.seatMap = SeatMap.State(row: 20)
                return .none
            case .seatMap(.presented(.seatTaken)):
                state.seatMap = nil
                return .none
            case .seatMap, .hint:
                return .none
            }
        }
        .ifLet(\.$seatMap, action: \.seatMap) { SeatMap() }
        .ifLet(\.$hint, action: \.hint)
    }
}

struct BoothView: View {
    @Bindable var store: StoreOf<Booth>

    var body: some View {
        VStack {
            Button("Buy") { store.send(.buyTapped) }
            Button("?") { store.send(.hintTapped) }
        }
        .popover(item: $store.scope(state: \.seatMap, action: \.seatMap)) { SeatMapView(store: $0) }
        .confirmationDialog($store.scope(state: \.hint, action: \.hint))
    }
}
