import ComposableArchitecture
import SwiftUI

@Reducer
struct Trees {
    @ObservableState struct State: Equatable {}
    enum Action { case cellarTapped, pressTapped, tasteTapped }
    @Dependency(\.guide) var guide
    @Dependency(\.taster) var taster

    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .cellarTapped:
                guide.walk(.cellar)
                return .none
            case .pressTapped:
                guide.walk(.press)
                return .none
            case .tasteTapped:
                taster.taste()
                return .none
            }
        }
    }
}

struct TreesView: View {
    let store: StoreOf<Trees>

    var body: some View {
        Button("Cellar") { store.send(.cellarTapped) }
        Button("Press") { store.send(.pressTapped) }
        Button("Taste") { store.send(.tasteTapped) }
    }
}

@Reducer
struct Cellar {
    @ObservableState struct State: Equatable { var prices: [Int] = [] }
    enum Action { case backTapped, sellTapped, appeared, loaded([Int]) }
    @Dependency(\.guide) var guide
    @Dependency(Seller.self) var shop
    @Dependency(\.seller) var seller

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .backTapped: return .run { _ in await guide.back() }
            case .sellTapped:
                seller.sell()
                return .none
            case .appeared: return .run { send in await send(.loaded(try await shop.prices())) }
            case .loaded(let prices):
                state.prices = prices
                return .none
            }
        }
    }
}

struct CellarView: View {
    let store: StoreOf<Cellar>

    var body: some View {
        List {
            Button("Back") { store.send(.backTapped) }
            Button("Sell") { store.send(.sellTapped) }
        }
        .onAppear { store.send(.appeared) }
    }
}

struct PressView: View { var body: some View { Text("Press") } }
struct TastingView: View { var body: some View { Text("Tasting") } }
struct SoldView: View { var body: some View { Text("Sold") } }
