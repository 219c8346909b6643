import ComposableArchitecture
import SwiftUI

public typealias ObservatoryReducer = Reducer<ObservatoryState, ObservatoryAction, ObservatoryEnvironment>

public struct ObservatoryState: Equatable {
  public var isDomeOpen = false
  public var isLogPresented = false
  public var dome = DomeState()
  public var log: LogState?
}

public enum ObservatoryAction: Equatable {
  case domeTapped
  case logTapped
  case setDome(isOpen: Bool)
  case setLog(isPresented: Bool)
  case dome(DomeAction)
  case log(LogAction)
}

public struct ObservatoryEnvironment {}

private let reducer = ObservatoryReducer
{ state, action, environment in
  switch action {
  case .domeTapped:
    state.isDomeOpen = true
    return .none
  case .logTapped:
    state.log = LogState()
    state.isLogPresented = true
    return .none
  case let .setDome(isOpen):
    state.isDomeOpen = isOpen
    return .none
  case .dome(.rainFelt):
    state.isDomeOpen = false
    return .none
  case .log(.closeTapped):
    state.isLogPresented = false
    return .none
  default:
    return .none
  }
}

public let observatoryReducer: ObservatoryReducer =
.combine(
  domeReducer.pullback(
    state: \.dome, action: CasePath(ObservatoryAction.dome), environment: { _ in DomeEnvironment() }),
  logReducer.optional().pullback(
    state: \.log, action: CasePath(ObservatoryAction.log), environment: { _ in LogEnvironment() }),
  reducer
)

@main
struct ObservatoryApp: App {
  let store = Store(
    initialState: ObservatoryState(), reducer: observatoryReducer, environment: ObservatoryEnvironment())
  var body: some Scene { WindowGroup { ObservatoryView(store: store) } }
}

struct ObservatoryView: View {
  let store: Store<ObservatoryState, ObservatoryAction>
  @ObservedObject var viewStore: ViewStore<ObservatoryState, ObservatoryAction>

  init(store: Store<ObservatoryState, ObservatoryAction>) {
    self.store = store
    viewStore = ViewStore(self.store)
  }

  var body: some View {
    NavigationView {
      VStack {
        Button("Dome") { viewStore.send(.domeTapped) }
        Button("Log") { viewStore.send(.logTapped) }
        NavigationLink(
          isActive: viewStore.binding(get: \.isDomeOpen, send: ObservatoryAction.setDome).removeDuplicates()
        ) {
          DomeView(store: store.scope(state: \.dome, action: ObservatoryAction.dome))
        } label: {
          EmptyView()
        }
      }
    }
    .sheet(isPresented: viewStore.binding(get: \.isLogPresented, send: ObservatoryAction.setLog).removeDuplicates()) {
      IfLetStore(store.scope(state: \.log, action: ObservatoryAction.log), then: LogView.init)
    }
  }
}
