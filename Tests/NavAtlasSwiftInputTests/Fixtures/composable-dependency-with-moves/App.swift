import ComposableArchitecture
import SwiftUI

@main
struct CanalApp: App {
    private let store = Store(initialState: CanalFeature.State()) { CanalFeature() }

    init() {
        Ferryman.liveValue = Ferryman(
            toLock: { [store] in await store.send(.openLock) },
            toBoat: { [store] number in await store.send(.openBoat(number)) }
        )
    }

    var body: some Scene {
        WindowGroup { CanalView(store: store) }
    }
}

struct Ferryman {
    var toLock: @Sendable () async -> Void
    var toBoat: @Sendable (Int) async -> Void
}

extension Ferryman: DependencyKey {
    static var liveValue = Ferryman(toLock: {}, toBoat: { _ in })
}

extension DependencyValues {
    var ferryman: Ferryman {
        get { self[Ferryman.self] }
        set { self[Ferryman.self] = newValue }
    }
}

@Reducer
struct CanalFeature {
    @Reducer
    enum Path {
        case lock(LockFeature)
        case boat(BoatFeature)
    }

    @ObservableState
    struct State {
        var path = StackState<Path.State>()
        var quay = QuayFeature.State()
    }

    enum Action {
        case path(StackActionOf<Path>)
        case quay(QuayFeature.Action)
        case openLock
        case openBoat(Int)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.quay, action: \.quay) { QuayFeature() }
        Reduce { state, action in
            switch action {
            case .openLock:
                state.path.append(.lock(LockFeature.State()))
                return .none
            case .openBoat(let number):
                state.path.append(.boat(BoatFeature.State(number: number)))
                return .none
            case .path, .quay: return .none
            }
        }
        .forEach(\.path, action: \.path)
    }
}

struct CanalView: View {
    @Bindable var store: StoreOf<CanalFeature>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            Quay.Page(store: store.scope(state: \.quay, action: \.quay))
        } destination: { store in
            switch store.case {
            case .lock(let store): Lock.Page(store: store)
            case .boat(let store): Boat.Page(store: store)
            }
        }
    }
}
