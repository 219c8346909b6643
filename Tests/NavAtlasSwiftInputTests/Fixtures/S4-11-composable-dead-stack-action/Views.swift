import ComposableArchitecture
import SwiftUI

struct SwitchyardView: View {
    @Bindable var store: StoreOf<Switchyard>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            Button("Start") { store.send(.startTapped) }
        } destination: { store in
            switch store.case {
            case .track(let store): TrackView(store: store)
            case .turntable: TurntableView()
            }
        }
    }
}

@Reducer
struct Track {
    @ObservableState struct State {}
    enum Action { case onwards, turn }
}

struct TrackView: View {
    let store: StoreOf<Track>

    var body: some View {
        Button("Onwards") { store.send(.onwards) }
        Button("Turn") { store.send(.turn) }
    }
}

@Reducer
struct Turntable {
    @ObservableState struct State {}
}

struct TurntableView: View {
    var body: some View { Text("Round") }
}
