import ComposableArchitecture
import SwiftUI

@Reducer
struct Order {
    @ObservableState
    struct State { var tray = 1 }

    enum Action {
        case bakeTapped
        case delegate(Delegate)
        case priceLoaded(Int)

        enum Delegate { case intoTheOven, cancelled }
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .bakeTapped:
                return .send(.delegate(.intoTheOven))
            case .delegate:
                return .none
            case let .priceLoaded(price):
                return price < 0 ? .send(.delegate(.cancelled)) : .none
            }
        }
    }
}

struct OrderView: View {
    let store: StoreOf<Order>

    var body: some View {
        Button("Bake") { store.send(.bakeTapped) }
            .task { await store.send(.priceLoaded(3)).finish() }
    }
}

struct OvenView: View {
    let tray: Int
    let minutes: Int
    var body: some View { Text("Tray \(tray)") }
}
