import ComposableArchitecture
import SwiftUI

@Reducer
struct QuayFeature {
    struct State {}
    enum Action { case lockTapped }
    @Dependency(\.ferryman) var ferryman

    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .lockTapped: .run { _ in await ferryman.toLock() }
            }
        }
    }
}

@Reducer
struct LockFeature {
    struct State {}
    enum Action { case boatTapped(Int) }
    @Dependency(\.ferryman) var ferryman

    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .boatTapped(let number):
                return .run { _ in await ferryman.toBoat(number) }
            }
        }
    }
}

@Reducer
struct BoatFeature {
    struct State { var number: Int }
    enum Action {}
    var body: some ReducerOf<Self> { EmptyReducer() }
}

enum Quay {
    struct Page: View {
        let store: StoreOf<QuayFeature>
        var body: some View { Button("Lock") { store.send(.lockTapped) } }
    }
}

enum Lock {
    struct Page: View {
        let store: StoreOf<LockFeature>
        var body: some View { Button("Boat") { store.send(.boatTapped(1)) } }
    }
}

enum Boat {
    struct Page: View {
        let store: StoreOf<BoatFeature>
        var body: some View { Text("Boat") }
    }
}
