import ComposableArchitecture
import SwiftUI

@Reducer
struct SettingsFeature {
    @ObservableState
    struct State: Equatable {
        var account = AccountFeature.State()
        @Presents var about: AboutFeature.State?
    }

    @CasePathable
    enum Action {
        case account(AccountFeature.Action)
        case about(PresentationAction<AboutFeature.Action>)
        case aboutTapped
    }

    var body: some ReducerOf<Self> {
        CombineReducers {
            Scope(state: \.account, action: \.account, child: AccountFeature.init)
            Reduce { state, action in
                guard case .aboutTapped = action else { return .none }
                state.about = .init()
                return .none
            }
        }
        .ifLet(\.$about, action: \.about) { AboutFeature() }
    }
}

struct SettingsView: View {
    @Bindable var store: StoreOf<SettingsFeature>
    var body: some View {
        Form {
            AccountSection(store: store.scope(state: \.account, action: \.account))
            Button("About") { store.send(.aboutTapped) }
        }
        .sheet(item: $store.scope(state: \.about, action: \.about), content: AboutView.init(store:))
    }
}

@Reducer
struct AccountFeature {
    @ObservableState struct State: Equatable {}
    enum Action {
        case signOutTapped
        case delegate(Delegate)
        enum Delegate: Equatable { case signedOut }
    }
    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .signOutTapped: .concatenate(.run { _ in }, .send(.delegate(.signedOut)))
            case .delegate: .none
            }
        }
    }
}

struct AccountSection: View {
    let store: StoreOf<AccountFeature>
    var body: some View { Button("Sign out") { store.send(.signOutTapped) } }
}

@Reducer
struct AboutFeature {
    @ObservableState struct State: Equatable {}
    enum Action { case doneTapped }
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .doneTapped: return .run { [dismiss] _ in await dismiss() }
            }
        }
    }
}

struct AboutView: View {
    let store: StoreOf<AboutFeature>
    var body: some View { Button("Done") { store.send(.doneTapped) } }
}
