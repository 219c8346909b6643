import ComposableArchitecture
import SwiftUI

@Reducer
struct Hedge {
    @ObservableState struct State {}
    enum Action { case splashHeard }
}

struct HedgeView: View {
    let store: StoreOf<Hedge>

    var body: some View {
        Button("Splash?") { store.send(.splashHeard) }
    }
}

@Reducer
struct Fountain {
    @ObservableState struct State {}
    enum Action { case drink }
}

struct FountainView: View {
    let store: StoreOf<Fountain>
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Back") { dismiss() }
        Button("Drink") { store.send(.drink) }
    }
}
