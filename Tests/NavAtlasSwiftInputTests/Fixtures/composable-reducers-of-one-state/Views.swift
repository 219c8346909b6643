import ComposableArchitecture
import SwiftUI

struct FerryView: View {
  let store: StoreOf<FerryLogic>

  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: \.path)) {
      PierView(store: store.scope(state: \.pier, action: \.pier))
        .sheet(store: store.scope(state: \.$storm, action: \.storm)) { StormView(store: $0) }
    } destination: { stop in
      switch stop {
      case .island:
        CaseLet(/FerryLogic.Stop.State.island, action: FerryLogic.Stop.Action.island, then: IslandView.init(store:))
      case .lighthouse:
        CaseLet(
          /FerryLogic.Stop.State.lighthouse, action: FerryLogic.Stop.Action.lighthouse,
          then: LighthouseView.init(store:))
      }
    }
  }
}

struct PierView: View {
  let store: StoreOf<PierLogic>
  var body: some View {
    Button("Cast off") { store.send(.castOff) }
    Button("Barometer") { store.send(.barometerTapped) }
  }
}

struct IslandView: View {
  let store: StoreOf<IslandLogic>
  var body: some View { Button("Ring") { store.send(.bellRung) } }
}

struct LighthouseView: View {
  let store: StoreOf<LighthouseLogic>
  var body: some View { Button("Out") { store.send(.lampOut) } }
}

struct StormView: View {
  let store: StoreOf<StormLogic>
  var body: some View { Text("Stay in") }
}
