import ComposableArchitecture
import SwiftUI

struct NavigationView: View {
    let store: StoreOf<WeaverFeature>

    var body: some View {
        NavigationStackStore(store.scope(state: \.path, action: \.path)) {
            LoomView(store: store.scope(state: \.loom, action: \.loom))
        } destination: { store in
            switch store.state {
            case .cloth:
                if let store = store.scope(state: \.cloth, action: \.cloth) {
                    ClothView(store: store)
                }
            case .dye:
                if let store = store.scope(state: \.dye, action: \.dye) {
                    DyeView(store: store)
                }
            }
        }
    }
}

@main
struct WeaverApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationView(store: Store(initialState: .init(), reducer: WeaverFeature.init))
        }
    }
}
