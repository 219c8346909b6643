import ComposableArchitecture
import SwiftUI

@main
struct PastryApp: App {
    var body: some Scene {
        WindowGroup {
            PastryRootView(store: Store(initialState: PastryRoot.State()) { PastryRoot() })
        }
    }
}

struct PastryRootView: View {
    @Bindable var store: StoreOf<PastryRoot>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            MenuView(store: store.scope(state: \.menu, action: \.menu))
        } destination: { store in
            switch store.case {
            case let .order(store): OrderView(store: store)
            case let .bake(tray, minutes): OvenView(tray: tray, minutes: minutes)
            case let .tasting(store): TastingView(store: store)
            }
        }
    }
}
