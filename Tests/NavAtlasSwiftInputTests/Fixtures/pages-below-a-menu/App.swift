import ComposableArchitecture
import SwiftUI

@main
struct ZooApp: App {
  var body: some Scene { WindowGroup { ZooHouse(store: Store(initialState: ZooLogic.State(), reducer: { ZooLogic() })) } }
}

@Reducer
struct ZooLogic {
  enum Wing: String, CaseIterable { case fish, birds, cats }
  struct State: Equatable {
    @BindingState var wing = Wing.birds
  }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some Reducer<State, Action> { BindingReducer() }
}

struct ZooHouse: View {
  let store: StoreOf<ZooLogic>

  var body: some View {
   WithViewStore(store, observe: { $0 }) { viewStore in
    TabView(selection: viewStore.$wing) {
      FishTank().padding(.top, 52).tag(ZooLogic.Wing.fish)
      Aviary().tag(ZooLogic.Wing.birds)
      CatRocks().tag(ZooLogic.Wing.cats)
    }
    .ignoresSafeArea()
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
    .overlay(alignment: .top) { WingMenu(wings: ZooLogic.Wing.allCases, wing: viewStore.$wing) }
   }
  }
}
/// Leads to the wing on either side.
struct WingMenu: View {
  let wings: [ZooLogic.Wing]
  @Binding var wing: ZooLogic.Wing

  private var next: ZooLogic.Wing? { wings.drop { $0 != wing }.dropFirst().first }

  var body: some View {
    HStack {
      Text(wing.rawValue)
      Button("Next") { wing = next ?? wing }
    }
  }
}

struct FishTank: View {
  @State private var feeds = false
  var body: some View {
    Button("Feed") { feeds = true }.sheet(isPresented: $feeds) { FishFood() }
  }
}

struct FishFood: View { var body: some View { Text("Flakes") } }
struct Aviary: View { var body: some View { Text("Birds") } }
struct CatRocks: View { var body: some View { Text("Cats") } }
