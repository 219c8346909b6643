import ComposableArchitecture
import SwiftUI

@main
struct BeeApp: App {
    static let store = Store(initialState: Hive.State.egg(Egg.State()), reducer: Hive())

    var body: some Scene {
        WindowGroup { HiveView(store: Self.store) }
    }
}

struct Hive: ReducerProtocol {
    enum State: Equatable {
        case egg(Egg.State)
        case grub(Grub.State)
        case bee
    }

    enum Action: Equatable {
        case egg(Egg.Action)
        case grub(Grub.Action)
        case diedTapped
    }

    var body: some ReducerProtocolOf<Self> {
        Reduce { state, action in
            switch action {
            case .egg(.hatched(let size)):
                state = .grub(.init(size: size))
            case .grub(.delegate(.grown)):
                state = .bee
            case .diedTapped:
                state = .egg(.init())
            case .egg, .grub:
                break
            }
            return .none
        }
        .ifCaseLet(/State.egg, action: /Action.egg) { Egg() }
        .ifCaseLet(/State.grub, action: /Action.grub) { Grub() }
    }
}

struct HiveView: View {
    let store: StoreOf<Hive>

    var body: some View {
        SwitchStore(self.store) { state in
            switch state {
            case .egg:
                CaseLet(/Hive.State.egg, action: Hive.Action.egg) { store in EggView(store: store) }
            case .grub:
                CaseLet(/Hive.State.grub, action: Hive.Action.grub, then: { store in
                    NavigationView { GrubView(store: store) }
                })
            case .bee:
                BeeView { ViewStore(store).send(.diedTapped) }
            }
        }
    }
}

struct Egg: ReducerProtocol {
    struct State: Equatable {}
    enum Action: Equatable { case warmTapped, hatched(Int) }

    func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
        guard action == .warmTapped else { return .none }
        return .run { send in
            try await Task.sleep(nanoseconds: 1_000)
            await send(.hatched(3))
        }
    }
}

struct EggView: View {
    let store: StoreOf<Egg>
    var body: some View { Button("Warm") { ViewStore(store).send(.warmTapped) } }
}
