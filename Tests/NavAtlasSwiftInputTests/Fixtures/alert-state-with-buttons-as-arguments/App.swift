import ComposableArchitecture
import SwiftUI

struct VaultState: Equatable {
  var opened: Int?
  var hint: Int?
  var alert: AlertState<VaultAction>?
  var dialog: ConfirmationDialogState<VaultAction>?
}

enum VaultAction: Equatable {
  case open(Int?)
  case closeTapped, closeConfirmed
  case hintTapped, hintChosen
  case alertDismissed
}

let vaultReducer = Reducer<VaultState, VaultAction, Void> { state, action, _ in
  switch action {
  case .open(let number):
    state.opened = number
    return .none
  case .closeTapped:
    state.alert = AlertState(
      title: TextState("Close?"), primaryButton: .destructive(TextState("Yes"), action: .send(.closeConfirmed)),
      secondaryButton: .cancel(TextState("No")))
    return .none
  case .closeConfirmed:
    state.opened = nil
    state.alert = nil
    return .none
  case .hintTapped:
    state.dialog = ConfirmationDialogState(
      title: TextState("A hint?"), buttons: [.cancel(TextState("No")), .default(TextState("Yes"), action: .hintChosen)])
    return .none
  case .hintChosen:
    state.hint = 1
    return .none
  case .alertDismissed:
    state.alert = nil
    state.dialog = nil
    return .none
  }
}

@main struct VaultApp: App {
  let store = Store(initialState: VaultState(), reducer: vaultReducer, environment: ())
  var body: some Scene { WindowGroup { Door(store: store) } }
}

struct Door: View {
  let store: Store<VaultState, VaultAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      NavigationView {
        NavigationLink(
          destination: Chamber(store: store), tag: 1,
          selection: viewStore.binding(get: \.opened, send: VaultAction.open)
        ) { Text("Open") }
      }
      .alert(store.scope(state: \.alert), dismiss: .alertDismissed)
      .confirmationDialog(store.scope(state: \.dialog), dismiss: .alertDismissed)
    }
  }
}

struct Chamber: View {
  let store: Store<VaultState, VaultAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack {
        Button("Close") { viewStore.send(.closeTapped) }
        Button("Hint") { viewStore.send(.hintTapped) }
      }
      .sheet(item: viewStore.binding(get: \.hint, send: .alertDismissed)) { _ in Hint() }
    }
  }
}

struct Hint: View { var body: some View { Text("Hint") } }
extension Int: @retroactive Identifiable { public var id: Int { self } }
