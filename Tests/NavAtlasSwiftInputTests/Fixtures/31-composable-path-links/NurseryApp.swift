import ComposableArchitecture
import SwiftUI

@main
struct NurseryApp: App {
    var body: some Scene {
        WindowGroup {
            NurseryView(store: Store(initialState: Nursery.State()) { Nursery() })
        }
    }
}

@Reducer
struct Nursery {
    @Reducer
    enum Path {
        case seedling(Seedling)
        case pot(Pot)
        case label(PlantLabel)
    }

    @ObservableState
    struct State: Equatable {
        var path = StackState<Path.State>()
    }

    enum Action {
        case path(StackActionOf<Path>)
    }

    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .path: .none
            }
        }
        .forEach(\.path, action: \.path)
    }
}

extension Nursery.Path.State: Equatable {}
