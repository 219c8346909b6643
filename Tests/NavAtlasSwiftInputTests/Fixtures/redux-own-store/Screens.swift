import SwiftUI

struct ProgressScreen: View {
    @EnvironmentObject var store: AppStore
    var body: some View { ProgressView().onAppear { store.dispatch(.appeared) } }
}
struct LoginScreen: View {
    @EnvironmentObject var store: AppStore
    var body: some View { Button("In") { store.dispatch(.session(.logIn("Flora"))) } }
}

struct ShopScreen: View {
    let name: String
    @EnvironmentObject var store: AppStore

    var body: some View {
        NavigationStack(path: store.binding(\.navigation.path) { .navigation(.setPath($0)) }) {
            ShopList()
                .navigationDestination(for: NavigationState.Screen.self) { screen in
                    switch screen {
                    case .order(let id): OrderScreen(id: id)
                    case .history: HistoryScreen()
                    }
                }
        }
        .sheet(item: store.binding(\.navigation.sheet) { .navigation(.present($0)) }) { sheet in
            switch sheet {
            case .cart: CartSheet()
            case .address: AddressSheet()
            }
        }
    }
}

struct ShopList: View {
    @EnvironmentObject var store: AppStore
    var body: some View {
        NavigationLink("History", value: NavigationState.Screen.history)
        Button("Order") { store.dispatch(.navigation(.push(.order(id: 1)))) }
        Button("Cart") { store.dispatch(.navigation(.present(.cart))) }
        Button("Out") { store.dispatch(.session(.logOut)) }
    }
}
struct OrderScreen: View {
    let id: Int
    @EnvironmentObject var store: AppStore
    var body: some View { Button("Shop") { store.dispatch(.navigation(.reset)) } }
}
struct HistoryScreen: View { var body: some View { Text("…") } }
struct CartSheet: View {
    @EnvironmentObject var store: AppStore
    var body: some View {
        Button("Close") { store.dispatch(.navigation(.present(nil))) }
        Button("Address") { store.dispatch(.navigation(.present(.address))) }
    }
}
struct AddressSheet: View { var body: some View { Text("…") } }
