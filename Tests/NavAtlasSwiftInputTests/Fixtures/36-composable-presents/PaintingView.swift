import ComposableArchitecture
import SwiftUI

struct PaintingView: View {
    @Bindable var store: StoreOf<Painting>

    var body: some View {
        Form {
            Button("Burn") { store.send(.burnTapped) }
            Button("Frame") { store.send(.frameTapped) }
            Button("Lend") { store.send(.loanTapped) }
            Button("Artist") { store.send(.artistTapped) }
        }
        .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
        .sheet(item: $store.scope(state: \.destination?.frame, action: \.destination.frame)) { store in
            NavigationStack {
                FrameChoiceView(store: store)
                    .navigationTitle("Frame")
            }
        }
        .fullScreenCover(item: $store.scope(\.$destination, action: \.destination).loan) { store in
            LoanView(store: store)
        }
        .navigationDestination(
            item: $store.scope(state: \.destination?.artist, action: \.destination.artist)
        ) { store in
            ArtistView(store: store)
        }
    }
}
