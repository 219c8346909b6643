import ComposableArchitecture
import SwiftUI

@main
struct TunnelApp: App {
    var body: some Scene {
        WindowGroup {
            TunnelView(store: Store(initialState: Tunnel.State()) { Tunnel() })
        }
    }
}

@Reducer
struct Tunnel {
    @Reducer enum Path {
        case shaft(Shaft)
        case siding(Siding)
    }

    @ObservableState struct State { var path = StackState<Path.State>() }
    enum Action { case path(StackActionOf<Path>), enterTapped, sidingTapped }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .enterTapped: state.path.append(.shaft(.init()))
            case .sidingTapped: state.path.append(.siding(.init()))
            case let .path(.element(id: id, action: .siding(.goBack))):
                state.path.pop(from: id)
            case .path: break
            }
            return .none
        }
        .forEach(\.path, action: \.path)
    }
}

struct TunnelView: View {
    @Bindable var store: StoreOf<Tunnel>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            Button("Enter") { store.send(.enterTapped) }
            Button("Siding") { store.send(.sidingTapped) }
        } destination: { store in
            switch store.case {
            case .shaft(let store): ShaftView(store: store)
            case .siding(let store): SidingView(store: store)
            }
        }
    }
}
