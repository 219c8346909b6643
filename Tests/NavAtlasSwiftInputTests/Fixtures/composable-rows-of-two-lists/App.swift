import ComposableArchitecture
import SwiftUI

@main struct OrchardApp: App {
  var body: some Scene {
    WindowGroup { OrchardView(store: Store(initialState: Orchard.State()) { Orchard() }) }
  }
}

@Reducer struct Orchard {
  @ObservableState struct State: Equatable {
    var trees = Trees.State()
    var crates = Crates.State()
  }
  enum Action {
    case trees(Trees.Action)
    case crates(Crates.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.trees, action: \.trees) { Trees() }
    Scope(state: \.crates, action: \.crates) { Crates() }
  }
}

struct OrchardView: View {
  let store: StoreOf<Orchard>
  var body: some View {
    TabView {
      TreesView(store: store.scope(state: \.trees, action: \.trees)).tabItem { Text("Trees") }
      CratesView(store: store.scope(state: \.crates, action: \.crates)).tabItem { Text("Crates") }
    }
  }
}

@Reducer struct Row {
  @ObservableState struct State: Equatable, Identifiable { var id = 1 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

struct RowView: View {
  let store: StoreOf<Row>
  var body: some View { Button("Row") { store.send(.tapped) } }
}

@Reducer struct Trees {
  @ObservableState struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []
    @Presents var pruning: Pruning.State?
  }
  enum Action {
    case rows(IdentifiedActionOf<Row>)
    case pruning(PresentationAction<Pruning.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows(.element(_, action: .tapped)):
        state.pruning = Pruning.State()
        return .none
      case .rows, .pruning: return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Row() }
    .ifLet(\.$pruning, action: \.pruning) { Pruning() }
  }
}

struct TreesView: View {
  @Bindable var store: StoreOf<Trees>
  var body: some View {
    List { ForEach(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) } }
      .sheet(item: $store.scope(state: \.pruning, action: \.pruning)) { PruningView(store: $0) }
  }
}

@Reducer struct Crates {
  @ObservableState struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []
    @Presents var label: Label.State?
  }
  enum Action {
    case rows(IdentifiedActionOf<Row>)
    case label(PresentationAction<Label.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows(.element(_, action: .tapped)):
        state.label = Label.State()
        return .none
      case .rows, .label: return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Row() }
    .ifLet(\.$label, action: \.label) { Label() }
  }
}

struct CratesView: View {
  @Bindable var store: StoreOf<Crates>
  var body: some View {
    List { ForEach(store.scope(state: \.rows, action: \.rows)) { RowView(store: $0) } }
      .sheet(item: $store.scope(state: \.label, action: \.label)) { LabelView(store: $0) }
  }
}

@Reducer struct Pruning {
  @ObservableState struct State: Equatable { var cuts = 1 }
  enum Action { case cut }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct PruningView: View {
  let store: StoreOf<Pruning>
  var body: some View { Text("Pruning") }
}

@Reducer struct Label {
  @ObservableState struct State: Equatable { var text = "" }
  enum Action { case write }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

struct LabelView: View {
  let store: StoreOf<Label>
  var body: some View { Text("Label") }
}
