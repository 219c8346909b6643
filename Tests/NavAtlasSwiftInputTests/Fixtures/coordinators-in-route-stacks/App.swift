import ComposableArchitecture
import SwiftUI
import TCACoordinators

@main
struct OrchardApp: App {
    var body: some Scene {
        WindowGroup { OrchardTabsView(store: Store(initialState: .initialState) { OrchardTabs() }) }
    }
}

@Reducer
struct OrchardTabs {
    enum Tab: Hashable { case trees, baskets }

    @ObservableState
    struct State: Equatable {
        static let initialState = State(trees: .initialState, baskets: .init(), selectedTab: .trees)
        var trees: TreesCoordinator.State
        var baskets: Baskets.State
        var notice = Notice.State()
        var selectedTab: Tab
    }

    enum Action {
        case trees(TreesCoordinator.Action)
        case baskets(Baskets.Action)
        case notice(Notice.Action)
        case tabSelected(Tab)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.trees, action: \.trees) { TreesCoordinator() }
        Scope(state: \.baskets, action: \.baskets) { Baskets() }
        Scope(state: \.notice, action: \.notice) { Notice() }
        Reduce { state, action in
            switch action {
            case let .tabSelected(tab):
                state.selectedTab = tab
                return .none
            case .notice(.weighTapped):
                return weigh(state: &state)
            default:
                return .none
            }
        }
    }
}

extension OrchardTabs {
    func weigh(state: inout State) -> Effect<Action> {
        switch state.selectedTab {
        case .trees:
            TreesCoordinator().reduce(into: &state.trees, action: .routeToHarvest(.weigh(.init()))).map(Action.trees)
        case .baskets: .none
        }
    }
}

@Reducer
struct Notice {
    @ObservableState struct State: Equatable {}
    enum Action { case weighTapped }
}

@Reducer
struct Baskets {
    @ObservableState struct State: Equatable {}
    enum Action { case countTapped }
}

struct OrchardTabsView: View {
    @Bindable var store: StoreOf<OrchardTabs>

    var body: some View {
        TabView(selection: $store.selectedTab.sending(\.tabSelected)) {
            TreesCoordinatorView(store: store.scope(state: \.trees, action: \.trees), bar: bar)
                .tag(OrchardTabs.Tab.trees)
            BasketsContainer(store: store.scope(state: \.baskets, action: \.baskets), bar: bar)
                .tag(OrchardTabs.Tab.baskets)
        }
        .overlay { Button("Weigh what was picked") { store.send(.notice(.weighTapped)) } }
    }

    private var bar: some View {
        OrchardBar(selection: $store.selectedTab.sending(\.tabSelected), tabs: [.trees, .baskets])
    }
}

struct OrchardBar<Selection: Hashable>: View {
    @Binding var selection: Selection
    let tabs: [Selection]

    var body: some View {
        HStack {
            ForEach(tabs, id: \.self) { tab in
                Text("tab").onTapGesture { selection = tab }
            }
        }
    }
}

struct BasketsContainer<Bar: View>: View {
    let store: StoreOf<Baskets>
    let bar: () -> Bar

    init(store: StoreOf<Baskets>, bar: @autoclosure @escaping () -> Bar) {
        self.store = store
        self.bar = bar
    }

    var body: some View {
        ZStack(alignment: .bottom) {
            BasketsView(store: store)
            bar()
        }
    }
}

struct BasketsView: View {
    let store: StoreOf<Baskets>
    var body: some View { Button("Count") { store.send(.countTapped) } }
}
