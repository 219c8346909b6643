import ComposableArchitecture
import SwiftUI

@Reducer
struct FrameChoice {
    @ObservableState struct State {}
    enum Action {
        case goldTapped
        case delegate(Delegate)
        enum Delegate { case chosen }
    }

    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .goldTapped: .send(.delegate(.chosen))
            case .delegate: .none
            }
        }
    }
}

struct FrameChoiceView: View {
    let store: StoreOf<FrameChoice>
    var body: some View { Button("Gold") { store.send(.goldTapped) } }
}

@Reducer
struct Loan {
    @ObservableState struct State {}
    enum Action { case closeTapped }
    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .closeTapped: .run { _ in await dismiss() }
            }
        }
    }
}

struct LoanView: View {
    let store: StoreOf<Loan>
    var body: some View { Button("Close") { store.send(.closeTapped) } }
}

@Reducer
struct Artist {
    @ObservableState struct State {}
}

struct ArtistView: View {
    let store: StoreOf<Artist>
    var body: some View { Text("Unknown") }
}
