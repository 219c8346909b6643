import ComposableArchitecture
import SwiftUI

struct ChaptersFeature: Reducer {
    struct State: Equatable {}
    enum Action: Equatable { case authorTapped(String) }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct ChaptersView: View {
    let store: StoreOf<ChaptersFeature>

    var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Author") { viewStore.send(.authorTapped("Lee")) }
        }
    }
}

struct AuthorFeature: Reducer {
    struct State: Equatable { var name: String }
    enum Action: Equatable { case none }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

struct AuthorView: View {
    let store: StoreOf<AuthorFeature>
    var body: some View { Text("Author") }
}

struct NewBookFeature: Reducer {
    struct State: Equatable {}
    enum Action: Equatable { case saveTapped }
    @Dependency(\.dismiss) private var dismiss

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .saveTapped:
            return .fireAndForget { await self.dismiss() }
        }
    }
}

struct NewBookView: View {
    let store: StoreOf<NewBookFeature>

    var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Save") { viewStore.send(.saveTapped) }
        }
    }
}
