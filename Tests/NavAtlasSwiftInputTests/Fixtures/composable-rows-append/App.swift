import ComposableArchitecture
import SwiftUI

@Reducer
struct Bed {
    @ObservableState struct State: Equatable, Identifiable { let id: Int }
    enum Action { case tapped }
}

@Reducer
struct Plant {
    @ObservableState struct State: Equatable {}
    enum Action { case watered }
}

@Reducer
struct Garden {
    @Reducer
    enum Path { case plant(Plant) }

    @ObservableState
    struct State {
        var beds: IdentifiedArrayOf<Bed.State> = []
        var path = StackState<Path.State>()
    }

    enum Action {
        case beds(IdentifiedActionOf<Bed>)
        case path(StackActionOf<Path>)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .beds(.element(id: _, action: .tapped)):
                state.path.append(.plant(Plant.State()))
                return .none
            case .beds, .path: return .none
            }
        }
        .forEach(\.beds, action: \.beds) { Bed() }
        .forEach(\.path, action: \.path)
    }
}

@main
struct GardenApp: App {
    var body: some Scene {
        WindowGroup { GardenView(store: Store(initialState: Garden.State()) { Garden() }) }
    }
}

struct GardenView: View {
    @Bindable var store: StoreOf<Garden>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            List {
                ForEach(store.scope(state: \.beds, action: \.beds)) { bed in BedRow(store: bed) }
            }
        } destination: { store in
            switch store.case {
            case .plant(let store): PlantView(store: store)
            }
        }
    }
}

struct BedRow: View {
    let store: StoreOf<Bed>
    var body: some View { Button("Bed") { store.send(.tapped) } }
}

struct PlantView: View {
    let store: StoreOf<Plant>
    var body: some View { Button("Water") { store.send(.watered) } }
}
