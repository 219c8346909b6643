import ComposableArchitecture
import SwiftUI
import TCACoordinators

@main
struct BakeryApp: App {
    var body: some Scene {
        WindowGroup { HouseView(store: Store(initialState: .initialState) { House() }) }
    }
}

struct HouseView: View {
    @Bindable var store: StoreOf<House>

    var body: some View {
        TabView(selection: $store.tab) {
            CellarView().tag(House.State.Tab.back)
            FrontView(store: store).tag(House.State.Tab.front)
        }
    }
}

struct FrontView: View {
    let store: StoreOf<House>

    var body: some View {
        VStack {
            if store.isOpen {
                BakeryView(store: store.scope(state: \.bakery, action: \.bakery))
            } else {
                NavigationStack { DoorView(store: store) }
            }
        }
    }
}

struct BakeryView: View {
    let store: StoreOf<Bakery>

    var body: some View {
        TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
            switch screen.case {
            case let .dough(store): DoughView(store: store)
            case let .oven(store): OvenView(store: store)
            }
        }
    }
}

struct DoorView: View {
    let store: StoreOf<House>
    var body: some View { Button("Open") { store.send(.openTapped) } }
}

struct CellarView: View {
    var body: some View { Text("Flour") }
}

@Reducer
struct Dough {
    struct State {}
    enum Action { case risen }
}

struct DoughView: View {
    let store: StoreOf<Dough>
    var body: some View { Button("Bake") { store.send(.risen) } }
}

@Reducer
struct Oven {
    struct State {}
    enum Action { case flat, baked }
}

struct OvenView: View {
    let store: StoreOf<Oven>

    var body: some View {
        Button("Flat") { store.send(.flat) }
        Button("Next") { store.send(.baked) }
    }
}
