import ComposableArchitecture
import SwiftUI

@Reducer
struct LoginFeature {
    @ObservableState
    struct State: Equatable { var name = "" }

    enum Action: BindableAction {
        case binding(BindingAction<State>)
        case submitTapped
        case response(Result<String, any Error>)
        case delegate(Delegate)
        @CasePathable enum Delegate { case succeeded }
    }

    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce(core)
    }

    private func core(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .submitTapped:
            return .run { send in
                await send(.response(Result { "token" }))
            }
        case .response(.success):
            return .send(.delegate(.succeeded))
        case .response(.failure), .binding, .delegate:
            return .none
        }
    }
}

struct LoginView: View {
    @Bindable var store: StoreOf<LoginFeature>
    var body: some View {
        TextField("Name", text: $store.name)
        Button("Go") { store.send(.submitTapped) }
    }
}
