import ComposableArchitecture
import SwiftUI

struct LibraryView: View {
    let store: StoreOf<LibraryFeature>

    var body: some View {
        NavigationStackStore(self.store.scope(state: \.path, action: { .path($0) })) {
            WithViewStore(self.store, observe: { $0 }) { viewStore in
                List {
                    NavigationLink(state: LibraryFeature.Path.State.chapters(.init())) {
                        Text("First book")
                    }
                    Button("New") { viewStore.send(.plusTapped) }
                }
            }
            .sheet(store: self.store.scope(state: \.$newBook, action: { .newBook($0) })) { store in
                NewBookView(store: store)
            }
        } destination: { state in
            switch state {
            case .chapters:
                CaseLet(
                    /LibraryFeature.Path.State.chapters,
                    action: LibraryFeature.Path.Action.chapters,
                    then: ChaptersView.init(store:)
                )
            case .author:
                CaseLet(/LibraryFeature.Path.State.author, action: LibraryFeature.Path.Action.author) { store in
                    AuthorView(store: store)
                }
            }
        }
    }
}
