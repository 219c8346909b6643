import ComposableArchitecture
import SwiftUI

@ViewAction(for: StudioFeature.self)
struct StudioView: View {
    @Bindable var store: StoreOf<StudioFeature>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            List {
                ForEach(store.scope(state: \.pots, action: \.pots)) { store in
                    PotRowView(store: store)
                }
                Button("Kiln") { send(.kilnTapped) }
                Button("Glazes") { send(.glazesTapped) }
                Button("Smash") { send(.smashTapped(1)) }
            }
            .toolbar { Button("New") { send(.newTapped) } }
            .task { await send(.onTask).finish() }
        } destination: { store in
            StudioView.destination(store)
        }
        .sheet(item: $store.scope(state: \.destination?.editPot, action: \.destination.editPot)) { store in
            NavigationStack { PotFormView(store: store) }
        }
        .fullScreenCover(item: $store.scope(state: \.destination?.kiln, action: \.destination.kiln)) {
            KilnView(store: $0)
        }
        .confirmationDialog($store.scope(state: \.destination?.confirm, action: \.destination.confirm))
    }

    @ViewBuilder
    private static func destination(_ store: StoreOf<StudioFeature.Path>) -> some View {
        switch store.case {
        case .pot(let store): PotDetailView(store: store)
        case .glazes(let store): GlazeListView(store: store)
        }
    }
}

@Reducer
struct PotRow {
    @ObservableState struct State: Equatable, Identifiable { let id: Int }
    enum Action { case tapped, delegate(Delegate)
        @CasePathable enum Delegate { case open }
    }
    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .tapped: .send(.delegate(.open))
            case .delegate: .none
            }
        }
    }
}
struct PotRowView: View {
    let store: StoreOf<PotRow>
    var body: some View { Button("Pot") { store.send(.tapped) } }
}

@Reducer
struct PotDetail {
    @ObservableState struct State: Equatable {
        let id: Int
        @Presents var alert: AlertState<Action.Alert>?
    }
    enum Action {
        case glazeTapped, deleteTapped
        case alert(PresentationAction<Alert>)
        case delegate(Delegate)
        enum Alert { case confirmed }
        enum Delegate { case glazeRequested, deleted }
    }
    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .glazeTapped: return .send(.delegate(.glazeRequested))
            case .deleteTapped:
                state.alert = AlertState { TextState("Delete?") } actions: { ButtonState(action: .confirmed) { TextState("Yes") } }
                return .none
            case .alert(.presented(.confirmed)): return .send(.delegate(.deleted))
            case .alert, .delegate: return .none
            }
        }
        .ifLet(\.$alert, action: \.alert)
    }
}
struct PotDetailView: View {
    @Bindable var store: StoreOf<PotDetail>
    var body: some View {
        Button("Glaze") { store.send(.glazeTapped) }
        Button("Delete") { store.send(.deleteTapped) }
            .alert($store.scope(state: \.alert, action: \.alert))
    }
}

@Reducer
struct GlazeList {
    @ObservableState struct State: Equatable {}
    enum Action { case doneTapped }
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
        Reduce { _, action in .run { _ in await dismiss() } }
    }
}
struct GlazeListView: View {
    let store: StoreOf<GlazeList>
    var body: some View { Button("Done") { store.send(.doneTapped) } }
}

@Reducer
struct PotForm {
    @ObservableState struct State: Equatable { var name: String }
    enum Action: BindableAction {
        case binding(BindingAction<State>)
        case saveTapped
        case delegate(Delegate)
        enum Delegate { case saved(Int) }
    }
    @Dependency(\.isPresented) var isPresented
    var body: some ReducerOf<Self> {
        BindingReducer().onChange(of: \.name) { _, _ in EmptyReducer() }
        Reduce { state, action in
            guard case .saveTapped = action else { return .none }
            return .run { send in await send(.delegate(.saved(1))) }
        }
    }
}
struct PotFormView: View {
    @Bindable var store: StoreOf<PotForm>
    var body: some View {
        TextField("Name", text: $store.name)
        Button("Save") { store.send(.saveTapped) }
    }
}

@Reducer
struct KilnFeature {
    @ObservableState struct State: Equatable { var showsLog = false }
    enum Action: BindableAction { case binding(BindingAction<State>), closeTapped }
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .closeTapped: .run { [dismiss = self.dismiss] _ in await dismiss() }
            case .binding: .none
            }
        }
    }
}
struct KilnView: View {
    @Bindable var store: StoreOf<KilnFeature>
    var body: some View {
        Button("Close") { store.send(.closeTapped) }
        Toggle("Log", isOn: $store.showsLog)
            .popover(isPresented: $store.showsLog) { LogView() }
    }
}
struct LogView: View { var body: some View { Text("900°") } }
