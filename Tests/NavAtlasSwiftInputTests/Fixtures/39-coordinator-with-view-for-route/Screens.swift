import SwiftUI

@main
struct GlassworksApp: App {
    @StateObject private var house = HouseCoordinator()

    var body: some Scene {
        WindowGroup { CatalogueStack(house: house, coordinator: house.catalogue) }
    }
}

struct CatalogueStack: View {
    @ObservedObject var house: HouseCoordinator
    @ObservedObject var coordinator: CatalogueCoordinator

    var body: some View {
        NavigationStack(path: $coordinator.stack) {
            coordinator.view(for: .vases)
                .navigationDestination(for: CatalogueRoute.self) { coordinator.view(for: $0) }
        }
        .sheet(isPresented: $house.thanks) { ThanksView() }
    }
}

struct VaseListView: View {
    unowned let listener: any Listener
    var body: some View { Button("Vase 3") { listener.hear(.inspect(3)) } }
}

struct VaseView: View {
    let number: Int
    unowned let listener: any Listener
    var body: some View { Button("Buy") { listener.hear(.putInBasket) } }
}

struct BasketView: View {
    unowned let listener: any Listener
    var body: some View { Button("Pay") { listener.hear(.paid) } }
}

struct ThanksView: View {
    var body: some View { Text("Thank you") }
}
