import Combine
import ComposableArchitecture
import SwiftUI

struct CatalogueState: Equatable {
    var seeds: IdentifiedArrayOf<SeedState> = []
    var selection: Identified<SeedState.ID, SeedState?>?
}

enum CatalogueAction: Equatable {
    case cartTapped
    case setSelection(SeedState.ID?)
    case loaded(SeedState)
    case seed(SeedAction)
}

struct CatalogueEnvironment { var mainQueue: AnySchedulerOf<DispatchQueue> }

let catalogueReducer = seedReducer
    .optional()
    .pullback(state: \Identified.value, action: .self, environment: { $0 })
    .optional()
    .pullback(state: \CatalogueState.selection, action: /CatalogueAction.seed, environment: { _ in SeedEnvironment() })
    .combined(with: Reducer<CatalogueState, CatalogueAction, CatalogueEnvironment> { state, action, environment in
        struct CancelId: Hashable {}
        switch action {
        case let .setSelection(.some(id)):
            state.selection = Identified(nil, id: id)
            return Effect(value: .loaded(SeedState(id: id)))
                .delay(for: 1, scheduler: environment.mainQueue)
                .eraseToEffect()
                .cancellable(id: CancelId())
        case .setSelection(.none):
            state.selection = nil
            return .cancel(id: CancelId())
        case .loaded(let seed):
            state.selection?.value = seed
            return .none
        case .cartTapped, .seed:
            return .none
        }
    })

struct CatalogueView: View {
    let store: Store<CatalogueState, CatalogueAction>

    var body: some View {
        WithViewStore(store) { viewStore in
            List {
                ForEach(viewStore.seeds) { seed in
                    NavigationLink(
                        destination: IfLetStore(
                            store.scope(state: \.selection?.value, action: CatalogueAction.seed),
                            then: SeedView.init(store:),
                            else: ProgressView.init
                        ),
                        tag: seed.id,
                        selection: viewStore.binding(get: \.selection?.id, send: CatalogueAction.setSelection)
                    ) { Text("Seed") }
                }
            }
            .navigationBarItems(trailing: Button("Cart") { viewStore.send(.cartTapped) })
        }
    }
}

struct SeedState: Equatable, Identifiable { let id: Int }
enum SeedAction: Equatable { case watered }
struct SeedEnvironment {}
let seedReducer = Reducer<SeedState, SeedAction, SeedEnvironment> { _, _, _ in .none }

struct SeedView: View {
    let store: Store<SeedState, SeedAction>
    var body: some View { Text("Seed") }
}

struct CartState: Equatable {}
enum CartAction: Equatable { case checkoutTapped, checkoutDone }
struct CartEnvironment {}
let cartReducer = Reducer<CartState, CartAction, CartEnvironment> { state, action, _ in
    switch action {
    case .checkoutTapped: return Effect(value: .checkoutDone)
    case .checkoutDone: return .none
    }
}

struct CartView: View {
    let store: Store<CartState, CartAction>
    var body: some View {
        WithViewStore(store.stateless) { viewStore in
            Button("Pay") { viewStore.send(.checkoutTapped) }
        }
    }
}

struct ProfileView: View { var body: some View { Text("Gardener") } }
