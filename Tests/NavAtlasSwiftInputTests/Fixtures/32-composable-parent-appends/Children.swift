import ComposableArchitecture
import SwiftUI

@Reducer
struct Hive {
    @ObservableState
    struct State: Equatable {}
    enum Action { case queenSpotted, honeyTaken }
    var body: some Reducer<State, Action> { EmptyReducer() }
}

@Reducer
struct Queen {
    @ObservableState
    struct State: Equatable {}
    enum Action { case flewAway, founded }
}

struct HiveView: View {
    let store: StoreOf<Hive>

    var body: some View {
        Button("There she is") { store.send(.queenSpotted) }
        Button("Honey") { store.send(.honeyTaken) }
    }
}

struct QueenView: View {
    let store: StoreOf<Queen>

    var body: some View {
        Button("Lost her") { store.send(.flewAway) }
        Button("New hive") { store.send(.founded) }
    }
}
