import ComposableArchitecture
import SwiftUI

@Reducer
struct Timetable {
    struct State {}
    enum Action { case searchTapped }
}

struct TimetableView: View {
    let store: StoreOf<Timetable>
    var body: some View { Button("Search") { store.send(.searchTapped) } }
}

@Reducer
struct Connections {
    struct State {}
    enum Action { case trainTapped(Int) }
}

struct ConnectionsView: View {
    let store: StoreOf<Connections>
    var body: some View { Button("IC 4") { store.send(.trainTapped(4)) } }
}

@Reducer
struct Train {
    @ObservableState
    struct State { var number: Int }
    enum Action {
        case backTapped, homeTapped, listTapped
        case reverseTapped(Int)
    }
}

struct TrainView: View {
    let store: StoreOf<Train>

    var body: some View {
        Button("Reverse") { store.send(.reverseTapped(store.number)) }
        Button("Back") { store.send(.backTapped) }
        Button("List") { store.send(.listTapped) }
        Button("Home") { store.send(.homeTapped) }
    }
}
