import ComposableArchitecture
import SwiftUI

@Reducer
struct Floors {
    @ObservableState
    enum State {
        case halls(Halls.State)
        case shop(Shop.State)
    }

    enum Floor: CaseIterable { case halls, shop }
    enum Place { case painting }

    enum Action: ViewAction {
        case view(View)
        case halls(Halls.Action)
        case shop(Shop.Action)
        case shows(Place)

        enum View { case select(Floor) }
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .view(.select(let floor)):
                switch floor {
                case .halls: state = .halls(.init())
                case .shop: state = .shop(.init())
                }
                return .none
            case .halls(.asksForPainting):
                return .send(.shows(.painting))
            default:
                return .none
            }
        }
        .ifCaseLet(\.halls, action: \.halls) { Halls() }
        .ifCaseLet(\.shop, action: \.shop) { Shop() }
    }
}

@ViewAction(for: Floors.self)
struct FloorsView: View {
    let store: StoreOf<Floors>

    var body: some View {
        VStack(spacing: 0) {
            switch store.state {
            case .halls:
                if let store = store.scope(state: \.halls, action: \.halls) { HallsView(store: store) }
            case .shop:
                if let store = store.scope(state: \.shop, action: \.shop) { ShopView(store: store) }
            }
            bar
        }
    }

    private var bar: some View {
        HStack {
            ForEach(Floors.Floor.allCases, id: \.self) { floor in
                Button("\(floor)") { send(.select(floor)) }
            }
        }
    }
}

@Reducer
struct Halls {
    @ObservableState struct State {}
    enum Action { case asksForPainting }
    var body: some ReducerOf<Self> { EmptyReducer() }
}

struct HallsView: View {
    let store: StoreOf<Halls>
    var body: some View { Button("Painting") { store.send(.asksForPainting) } }
}

@Reducer
struct Shop {
    @ObservableState struct State {}
    enum Action { case buys }
    var body: some ReducerOf<Self> { EmptyReducer() }
}

struct ShopView: View {
    let store: StoreOf<Shop>
    var body: some View { Button("Postcard") { store.send(.buys) } }
}

@Reducer
struct Painting {
    @ObservableState struct State {}
    enum Action { case leaves }
    var body: some ReducerOf<Self> { EmptyReducer() }
}

struct PaintingView: View {
    let store: StoreOf<Painting>
    var body: some View { Button("Leave") { store.send(.leaves) } }
}
