import ComposableArchitecture
import SwiftUI

@main
struct SwitchyardApp: App {
    var body: some Scene {
        WindowGroup {
            SwitchyardView(store: Store(initialState: Switchyard.State()) { Switchyard() })
        }
    }
}

@Reducer
struct Switchyard {
    @Reducer enum Path {
        case track(Track)
        case turntable(Turntable)
    }

    @ObservableState struct State { var path = StackState<Path.State>() }

    enum Action {
        case path(StackActionOf<Path>)
        case other(StackActionOf<Path>)
        case startTapped
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .startTapped:
                state.path.append(.track(Track.State()))
            case .path(.element(id: _, action: .track(.onwards))):
                state.path.append(.track(Track.State()))
            case .other(.element(id: _, action: .track(.turn))):
                state.path.append(.turntable(Turntable.State()))
            default:
                break
            }
            return .none
        }
        .forEach(\.path, action: \.path)
    }
}
