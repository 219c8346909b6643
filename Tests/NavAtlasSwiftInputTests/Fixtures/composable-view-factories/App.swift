import ComposableArchitecture
import SwiftUI

@main struct MeadowApp: App {
    var body: some Scene {
        WindowGroup { MeadowView(store: Store(initialState: MeadowReducer.State()) { MeadowReducer() }) }
    }
}

enum MeadowRoute: Hashable { case flower, bee }

@Reducer
struct MeadowReducer {
    @ObservableState
    struct State: Equatable {
        var routes: [MeadowRoute] = []
        var flower: FlowerReducer.State?
    }

    enum Action: BindableAction {
        case binding(BindingAction<State>)
        case flowerTapped
        case beeTapped
        case flower(FlowerReducer.Action)
    }

    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .flowerTapped:
                state.flower = FlowerReducer.State()
                state.routes.append(.flower)
                return .none
            case .beeTapped:
                state.routes.append(.bee)
                return .none
            default: return .none
            }
        }
        .ifLet(\.flower, action: \.flower) { FlowerReducer() }
    }
}

@Reducer
struct FlowerReducer {
    @ObservableState
    struct State: Equatable {}
    enum Action { case closeTapped }
    var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

struct MeadowView: View {
    @Dependency(\.flowerFactory) var flowerFactory
    @Dependency(\.beeFactory) var beeFactory
    @Bindable var store: StoreOf<MeadowReducer>

    var body: some View {
        NavigationStack(path: $store.routes) {
            VStack {
                Button("Flower") { store.send(.flowerTapped) }
                Button("Bee") { store.send(.beeTapped) }
            }
            .navigationDestination(for: MeadowRoute.self) { route in
                switch route {
                case .flower:
                    IfLetStore(store.scope(state: \.flower, action: \.flower)) { store in
                        flowerFactory.makeView(store)
                            .toolbar(.hidden, for: .tabBar)
                    }
                case .bee: beeFactory.makeView().navigationBarBackButtonHidden(true)
                }
            }
        }
    }
}

struct FlowerFactory: Sendable {
    var makeView: @MainActor (StoreOf<FlowerReducer>) -> AnyView

    init(makeView: @escaping @MainActor (StoreOf<FlowerReducer>) -> AnyView) { self.makeView = makeView }
}

extension FlowerFactory: TestDependencyKey {
    static let testValue = Self { _ in
        assertionFailure("not implemented")
        return AnyView(EmptyView())
    }
}

extension FlowerFactory: @retroactive DependencyKey {
    static let liveValue = Self { store in AnyView(FlowerView(store: store)) }
}

struct BeeFactory: Sendable {
    var makeView: @MainActor () -> AnyView
    init(makeView: @escaping @MainActor () -> AnyView) { self.makeView = makeView }
}

extension BeeFactory: TestDependencyKey {
    static var testValue: BeeFactory = Self(makeView: { AnyView(EmptyView()) })
}

extension BeeFactory: DependencyKey {
    static var liveValue: BeeFactory = Self { AnyView(BeeView()) }
}

extension DependencyValues {
    var flowerFactory: FlowerFactory {
        get { self[FlowerFactory.self] }
        set { self[FlowerFactory.self] = newValue }
    }
    var beeFactory: BeeFactory {
        get { self[BeeFactory.self] }
        set { self[BeeFactory.self] = newValue }
    }
}

struct FlowerView: View {
    let store: StoreOf<FlowerReducer>
    var body: some View { Button("Close") { store.send(.closeTapped) } }
}

struct BeeView: View { var body: some View { Text("Bee") } }
