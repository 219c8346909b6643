import ComposableArchitecture
import SwiftUI

@main struct InboxApp: App {
  var body: some Scene { WindowGroup { HomeView(store: Store(initialState: Home.State()) { Home() }) } }
}
@Reducer struct Inbox {
  @ObservableState struct State: Equatable {
    @Shared(.picked) var picked: Int?
    var shown: [Int] { numbers.filter { $0 > 1 } }
    var isNoisy = false
    var numbers: [Int] = []
    @Presents var letter: Letter.State?
    @Presents var noise: Noise.State?
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case letter(PresentationAction<Letter.Action>)
    case noise(PresentationAction<Noise.Action>)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.picked):
        if let picked = state.picked, let doc = Shared(state.$numbers[id: picked]) {
          state.letter = .init(number: picked)
        } else {
          state.letter = nil
        }
        return .none
      case .binding(\.isNoisy):
        state.noise = Noise.State()
        return .none
      case .binding, .letter, .noise: return .none
      }
    }
    .ifLet(\.$letter, action: \.letter) { Letter() }
    .ifLet(\.$noise, action: \.noise) { Noise() }
  }
}
struct InboxView: View {
  @Bindable var store: StoreOf<Inbox>
  var body: some View {
    Group {
      if store.shown.isEmpty {
        Text("Nothing")
      } else {
        List(store.shown, selection: $store.picked) { Text("\($0)").tag($0) }
      }
    }
    .toolbar { Toggle("n", isOn: $store.isNoisy) }
    .navigationDestination(item: $store.scope(state: \.letter, action: \.letter)) { LetterView(store: $0) }
    .sheet(item: $store.scope(state: \.noise, action: \.noise)) { NoiseView(store: $0) }
  }
}
@Reducer struct Letter {
  @ObservableState struct State: Equatable { var number: Int }
  enum Action {
    case delegate(Delegate)
    case tapped
    enum Delegate { case done(Int) }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped: return .send(.delegate(.done(state.number)))
      case .delegate: return .none
      }
    }
  }
}
struct LetterView: View {
  let store: StoreOf<Letter>
  var body: some View { Button("L") { store.send(.tapped) } }
}
@Reducer struct Noise {
  @ObservableState struct State: Equatable {}
  enum Action { case nothing }
  var body: some ReducerOf<Self> { EmptyReducer() }
}
struct NoiseView: View {
  let store: StoreOf<Noise>
  var body: some View { Text("N") }
}

@Reducer struct Home {
  @ObservableState struct State: Equatable {
    enum Tab: Hashable { case search, inbox }
    var selectedTab = Tab.search
    var inbox = Inbox.State()
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case inbox(Inbox.Action)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.inbox, action: \.inbox) { Inbox() }
    Reduce { state, action in
      switch action {
      case .inbox(.letter(.presented(.delegate(let answer)))):
        switch answer {
        case .done(let number):

          state.inbox.$picked.withLock { $0 = nil }
          next(after: number, &state)
          return .none
        }
      default: return .none
      }
    }
  }
}
extension Home {
  func next(after number: Int, _ state: inout State) {
    let next = state.inbox.numbers.first { $0 > number }
    if let next { state.inbox.letter = .init(number: next) } else { state.inbox.letter = nil }
  }
}
struct HomeView: View {
  @Bindable var store: StoreOf<Home>
  var body: some View {
    TabView(selection: $store.selectedTab) {
      Tab("Inbox", systemImage: "tray", value: Home.State.Tab.inbox) { inbox }
      Tab("Search", systemImage: "tray", value: Home.State.Tab.search) { Text("Search") }
    }
  }
  private var inbox: some View {
    NavigationStack {
      InboxView(store: store.scope(state: \.inbox, action: \.inbox)).navigationTitle("Inbox")
    }
  }
}
