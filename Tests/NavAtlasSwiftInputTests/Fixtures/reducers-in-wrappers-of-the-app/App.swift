import ComposableArchitecture
import SwiftUI

@main
struct ShelfApp: App {
    var body: some Scene {
        WindowGroup { BookView(store: Store(initialState: BookFeature.State()) { BookFeature() }) }
    }
}

struct Book: Equatable {
    static let empty = Book(link: nil)
    let link: String?
}

@Reducer
struct BookFeature {
    @CasePathable enum Route: Equatable { case share(String), notes }
    @ObservableState struct State: Equatable {
        var route: Route?
        var book: Book = .empty
    }
    enum Action { case appeared, fetched(Book), setRoute(Route?) }

    @Dependency(\.library) var library

    var body: some Reducer<State, Action> {
        Logged(name: "Book") {
            self.core(logs: true)
        }
    }

    func core(logs: Bool) -> some Reducer<State, Action> {
        Reduce { state, action in
            switch action {
            case .appeared: return .run { send in await send(.fetched(library.fetch())) }
            case .fetched(let book): state.book = book
            case .setRoute(let route): state.route = route
            }
            return .none
        }
    }
}

struct Logged<State, Action, Base: Reducer>: Reducer where Base.State == State, Base.Action == Action {
    let name: String
    let base: Base
    init(name: String, @ReducerBuilder<State, Action> base: () -> Base) {
        self.name = name
        self.base = base()
    }
    var body: some Reducer<State, Action> {
        Reduce { state, action in
            print(name, action)
            return base.reduce(into: &state, action: action)
        }
    }
}

struct BookView: View {
    @Bindable var store: StoreOf<BookFeature>
    var body: some View {
        Button("Share") {
            if let link = store.book.link { store.send(.setRoute(.share(link))) }
        }
        Button("Notes") { store.send(.setRoute(.notes)) }
            .onAppear { store.send(.appeared) }
            .sheet(item: $store.route.sending(\.setRoute).share, id: \.self) { ShareView(link: $0) }
            .fullScreenCover(item: $store.route.sending(\.setRoute).notes, id: \.self) { _ in NotesView() }
    }
}

struct ShareView: View {
    let link: String
    var body: some View { Text(link) }
}
struct NotesView: View { var body: some View { Text("Notes") } }
