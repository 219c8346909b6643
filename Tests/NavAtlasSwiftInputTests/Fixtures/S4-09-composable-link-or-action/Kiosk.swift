import ComposableArchitecture
import SwiftUI

@main
struct KioskApp: App {
    var body: some Scene {
        WindowGroup {
            KioskView(store: Store(initialState: Kiosk.State()) { Kiosk() })
        }
    }
}

@Reducer
struct Kiosk {
    @Reducer enum Path {
        case magazine(Magazine)
        case receipt(Receipt)
    }

    @ObservableState struct State { var path = StackState<Path.State>() }

    enum Action: ViewAction {
        case path(StackActionOf<Path>)
        case view(View)
        enum View { case receiptTapped, latestTapped }
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .view(.receiptTapped):
                state.path.append(Path.State.receipt(Receipt.State()))
                return .none
            case .view(.latestTapped):
                return openLatest(&state)
            case .path:
                return .none
            }
        }
        .forEach(\.path, action: \.path)
    }

    private func openLatest(_ state: inout State) -> Effect<Action> {
        state.path.append(.magazine(.init(issue: 12)))
        return .none
    }
}
