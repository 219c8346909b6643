import ComposableArchitecture
import SwiftUI

struct AppState: Equatable {
    var catalogue = CatalogueState()
    var isCartPresented = false
    var cart: CartState?
    var selectedTab: AppTab = .catalogue
}

enum AppTab: Hashable { case catalogue, profile }

enum AppAction: Equatable {
    case catalogue(CatalogueAction)
    case cart(CartAction)
    case setCart(isPresented: Bool)
    case tabSelected(AppTab)
}

struct AppEnvironment { var mainQueue: AnySchedulerOf<DispatchQueue> }

let appReducer = Reducer<AppState, AppAction, AppEnvironment>.combine(
    catalogueReducer.pullback(
        state: \.catalogue,
        action: /AppAction.catalogue,
        environment: { CatalogueEnvironment(mainQueue: $0.mainQueue) }
    ),
    cartReducer.optional().pullback(
        state: \.cart,
        action: /AppAction.cart,
        environment: { _ in CartEnvironment() }
    ),
    Reducer { state, action, environment in
        switch action {
        case .setCart(isPresented: true), .catalogue(.cartTapped):
            state.cart = CartState()
            state.isCartPresented = true
            return .none
        case .setCart(isPresented: false), .cart(.checkoutDone):
            state.isCartPresented = false
            state.cart = nil
            return .none
        case .tabSelected(let tab):
            state.selectedTab = tab
            return .none
        case .catalogue, .cart:
            return .none
        }
    }
)

@main
struct SeedShopApp: App {
    let store = Store(
        initialState: AppState(),
        reducer: appReducer.debug(),
        environment: AppEnvironment(mainQueue: .main)
    )

    var body: some Scene { WindowGroup { AppView(store: store) } }
}

struct AppView: View {
    let store: Store<AppState, AppAction>

    var body: some View {
        WithViewStore(self.store) { viewStore in
            TabView(selection: viewStore.binding(get: \.selectedTab, send: AppAction.tabSelected)) {
                NavigationView {
                    CatalogueView(store: self.store.scope(state: \.catalogue, action: AppAction.catalogue))
                }
                .tag(AppTab.catalogue)
                ProfileView().tag(AppTab.profile)
            }
            .sheet(isPresented: viewStore.binding(get: { $0.isCartPresented }, send: { .setCart(isPresented: $0) })) {
                IfLetStore(self.store.scope(state: { $0.cart }, action: AppAction.cart)) { CartView(store: $0) }
            }
        }
    }
}
