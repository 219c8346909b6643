import ComposableArchitecture
import SwiftUI
import TCACoordinators

@main
struct TrainApp: App {
    var body: some Scene {
        WindowGroup {
            TrainCoordinatorView(store: Store(initialState: .init()) { TrainCoordinator() })
        }
    }
}

struct TrainCoordinatorView: View {
    let store: StoreOf<TrainCoordinator>

    var body: some View {
        TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
            switch screen.case {
            case let .timetable(store): TimetableView(store: store)
            case let .connections(store): ConnectionsView(store: store)
            case let .train(store): TrainView(store: store)
            }
        }
    }
}
