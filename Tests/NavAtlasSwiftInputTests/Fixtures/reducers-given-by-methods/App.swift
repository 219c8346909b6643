import ComposableArchitecture
import SwiftUI

@main
struct GardenApp: App {
    var body: some Scene {
        WindowGroup { GardenView(store: Store(initialState: Garden.State()) { Garden() }) }
    }
}

@Reducer
struct Garden {
    @Reducer
    enum Path {
        case bed(Bed)
        case plant(Plant)
    }

    @ObservableState
    struct State {
        var path = StackState<Path.State>()
        @Presents var seeds: Seeds.State?
    }

    enum Action {
        case path(StackActionOf<Path>)
        case seeds(PresentationAction<Seeds.Action>)
        case bedTapped
        case seedsTapped
    }

    var body: some ReducerOf<Self> {
        core()
        self.presenting(title: "Seeds")
    }
}

extension Garden {
    private func core() -> some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .bedTapped:
                state.path.append(.bed(Bed.State()))
            case .path(.element(id: _, action: .bed(.plantTapped))):
                state.path.append(.plant(Plant.State()))
            case .path(.element(id: _, action: .plant(.done))):
                state.path.removeAll()
            default: break
            }
            return .none
        }
        .forEach(\.path, action: \.path)
    }

    private func presenting(title: String) -> some ReducerOf<Self> {
        Reduce { state, action in
            guard case .seedsTapped = action else { return .none }
            state.seeds = Seeds.State()
            return .none
        }
        .ifLet(\.$seeds, action: \.seeds) { Seeds() }
    }
}

struct GardenView: View {
    @Bindable var store: StoreOf<Garden>
    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            Button("Bed") { store.send(.bedTapped) }
            Button("Seeds") { store.send(.seedsTapped) }
                .sheet(item: $store.scope(state: \.seeds, action: \.seeds)) { SeedsView(store: $0) }
        } destination: { store in
            switch store.case {
            case .bed(let store): BedView(store: store)
            case .plant(let store): PlantView(store: store)
            }
        }
    }
}

@Reducer struct Bed {
    struct State {}
    enum Action { case plantTapped }
}
struct BedView: View {
    let store: StoreOf<Bed>
    var body: some View { Button("Plant") { store.send(.plantTapped) } }
}

@Reducer struct Plant {
    struct State {}
    enum Action { case done }
}
struct PlantView: View {
    let store: StoreOf<Plant>
    var body: some View { Button("Done") { store.send(.done) } }
}

@Reducer struct Seeds {
    struct State {}
    enum Action { case closed }
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> { closing(again: false) }
    func closing(again: Bool) -> some ReducerOf<Self> {
        Reduce { _, _ in
            .run { _ in if UserDefaults.standard.bool(forKey: "asks") { print("Close?") } else { await dismiss() } }
        }
    }
}
struct SeedsView: View {
    let store: StoreOf<Seeds>
    var body: some View { Button("Close") { store.send(.closed) } }
}
