import ComposableArchitecture
import SwiftUI
import TCACoordinators

@Reducer
struct ClubCoordinator {
    @Reducer(state: .equatable)
    enum Screen {
        case members(Members)
        case form(MemberForm)
    }

    @ObservableState
    struct State: Equatable {
        static let initialState = State()
        var routes: IdentifiedArrayOf<Route<Screen.State>> = [.root(.members(.init()))]
        static func == (lhs: Self, rhs: Self) -> Bool { true }
    }
    enum Action { case router(IdentifiedRouterActionOf<Screen>) }

    var body: some ReducerOf<Self> {
        Reduce<State, Action> { state, action in
            switch action {
            case .router(.routeAction(id: _, action: .members(.addTapped))):
                state.routes.presentCover(.form(.init()))
                return .none
            case .router(.routeAction(id: _, action: .form(.saved))):
                state.routes.dismiss()
                return .none
            default:
                return .none
            }
        }
        .forEachRoute(\.routes, action: \.router)
    }
}

struct ClubCoordinatorView: View {
    @State var store: StoreOf<ClubCoordinator>
    var body: some View {
        TCARouter(store.scope(state: \.routes, action: \.router)) { screen in
            switch screen.case {
            case let .members(store): MembersView(store: store)
            case let .form(store): MemberFormView(store: store)
            }
        }
    }
}

@Reducer
struct Members {
    @ObservableState struct State: Equatable, Identifiable { var id = 1 }
    enum Action { case addTapped }
}
struct MembersView: View {
    let store: StoreOf<Members>
    var body: some View { Button("Add") { store.send(.addTapped) } }
}

@Reducer
struct MemberForm {
    @ObservableState struct State: Equatable, Identifiable { var id = 2 }
    enum Action { case saveTapped, saved }
    var body: some ReducerOf<Self> {
        Reduce { _, action in
            action.is(\.saveTapped) ? .send(.saved) : .none
        }
    }
}
struct MemberFormView: View {
    let store: StoreOf<MemberForm>
    var body: some View { Button("Save") { store.send(.saveTapped) } }
}
