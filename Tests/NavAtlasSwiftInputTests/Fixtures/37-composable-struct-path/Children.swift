import ComposableArchitecture
import SwiftUI

struct LoomFeature: Reducer {
    struct State: Equatable {}
    enum Action: Equatable {
        case delegate(Delegate)
        enum Delegate: Equatable { case clothFinished(Int) }
    }
    var body: some ReducerOf<Self> { EmptyReducer() }
}

struct LoomView: View {
    let store: StoreOf<LoomFeature>

    var body: some View {
        Button("Finish") { store.send(.delegate(.clothFinished(4))) }
        // NavigationLink(state: WeaverFeature.Path.State.dye(.init())) { Text("Dye") }
    }
}

struct ClothFeature: Reducer {
    struct State: Equatable { var metres: Int }
    enum Action: Equatable {
        case delegate(Delegate)
        enum Delegate: Equatable { case toDyer, toTailor }
    }
    var body: some ReducerOf<Self> { EmptyReducer() }
}

struct ClothView: View {
    let store: StoreOf<ClothFeature>

    var body: some View {
        Button("Dye it") { store.send(.delegate(.toDyer)) }
        Button("Sew it") { store.send(.delegate(.toTailor)) }
    }
}

struct DyeFeature: Reducer {
    struct State: Equatable {}
    enum Action: Equatable { case dip }
    var body: some ReducerOf<Self> { EmptyReducer() }
}

struct DyeView: View {
    let store: StoreOf<DyeFeature>
    var body: some View { Text("Indigo") }
}
