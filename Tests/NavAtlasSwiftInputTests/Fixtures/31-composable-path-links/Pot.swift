import ComposableArchitecture
import SwiftUI

@Reducer
struct Pot {
    @ObservableState
    struct State: Equatable { var size: Int }
}

struct PotView: View {
    let store: StoreOf<Pot>

    var body: some View {
        NavigationLink("Bigger", state: Nursery.Path.State.pot(Pot.State(size: store.size + 1)))
    }
}

@Reducer
struct PlantLabel {
    @ObservableState
    struct State: Equatable { var text = "" }
}

struct LabelView: View {
    let store: StoreOf<PlantLabel>
    var body: some View { Text(store.text) }
}
