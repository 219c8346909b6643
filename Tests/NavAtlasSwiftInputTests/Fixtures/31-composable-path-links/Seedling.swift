import ComposableArchitecture
import SwiftUI

@Reducer
struct Seedling {
    @ObservableState
    struct State: Equatable { var leaves = 2 }
    enum Action { case grow }
}

struct SeedlingView: View {
    let store: StoreOf<Seedling>

    var body: some View {
        Button("Grow") { store.send(.grow) }
        RepotLink()
    }
}

struct RepotLink: View {
    var body: some View {
        NavigationLink("Repot", state: Nursery.Path.State.pot(Pot.State(size: 5)))
    }
}
