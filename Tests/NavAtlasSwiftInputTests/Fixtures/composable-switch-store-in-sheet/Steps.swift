import ComposableArchitecture
import SwiftUI

struct FittingView: View {
    let store: StoreOf<Fitting>

    var body: some View {
        SwitchStore(store) { initial in
            switch initial {
            case .measure:
                CaseLet(/Fitting.State.measure, action: Fitting.Action.measure, then: MeasureView.init(store:))
            case .sew:
                CaseLet(/Fitting.State.sew, action: Fitting.Action.sew) { store in SewView(store: store) }
            }
        }
    }
}

struct Measure: ReducerProtocol {
    struct State: Equatable {}
    enum Action: Equatable { case tapeTapped, measured(Int) }

    func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
        switch action {
        case .tapeTapped: return .task { .measured(96) }
        case .measured: return .none
        }
    }
}

struct MeasureView: View {
    let store: StoreOf<Measure>
    var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Tape") { viewStore.send(.tapeTapped) }
        }
    }
}

struct Sew: ReducerProtocol {
    struct State: Equatable { var chest: Int }
    enum Action: Equatable { case finished }
    func reduce(into state: inout State, action: Action) -> EffectTask<Action> { .none }
}

struct SewView: View {
    let store: StoreOf<Sew>
    var body: some View {
        WithViewStore(store, observe: { $0 }) { viewStore in
            Button("Finish") { viewStore.send(.finished) }
        }
    }
}
