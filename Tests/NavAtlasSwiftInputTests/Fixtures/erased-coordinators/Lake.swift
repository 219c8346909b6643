import SwiftUI
import UIKit

enum LakeRoute { case list, boat, note, map, shore }
enum LakeEvent { case showMap }
protocol LakeModule: AnyObject {
  func makeLakeCoordinator(stackNavigator: StackNavigator) -> AnyCoordinator<LakeRoute, LakeEvent>
}
extension HarbourModule: LakeModule {
  func makeLakeCoordinator(stackNavigator: StackNavigator) -> AnyCoordinator<LakeRoute, LakeEvent> {
    LakeCoordinator(module: self, stackNavigator: stackNavigator).asAnyCoordinator()
  }
}
final class LakeCoordinator: Coordinator, HasStackNavigator {
  typealias Module = LakeModule & MapModule
  private let module: Module
  private(set) weak var stackNavigator: StackNavigator?
  init(module: Module, stackNavigator: StackNavigator) {
    self.module = module
    self.stackNavigator = stackNavigator
  }
  func start() {}
  func handleEvent(_ event: LakeEvent, context: AnyObject?) async {
    switch event {
    case .showMap: showMap()
    }
  }
  func navigate(to route: LakeRoute, context: AnyObject?) {
    switch route {
    case .list: showList()
    case .boat: showBoat()
    case .note: showNote()
    case .map: showMap()
    case .shore: showShore()
    }
  }
  private func showList() {
    let processor = LakeProcessor(coordinator: asAnyCoordinator(), state: LakeState())
    let store = Store(processor: processor)
    stackNavigator?.replace(LakeView(store: store))
  }
  private func showBoat() {
    stackNavigator?.push(BoatView(onBack: { [weak self] in self?.stackNavigator?.pop() }))
  }
  private func showNote() {
    stackNavigator?.present(NoteView(onClose: { [weak self] in self?.stackNavigator?.dismiss() }))
  }
  private func showShore() {
    let inner = UINavigationController()
    let lake = module.makeLakeCoordinator(stackNavigator: inner)
    lake.start()
    lake.navigate(to: .list)
    stackNavigator?.present(inner)
  }
  private func showMap() {
    let inner = UINavigationController()
    let map = module.makeMapCoordinator(stackNavigator: inner)
    map.start()
    inner.modalPresentationStyle = .overFullScreen
    stackNavigator?.present(inner)
  }
}
struct LakeState {}
enum LakeAction { case boatTapped, noteTapped, shoreTapped }
enum LakeEffect { case mapTapped }
final class LakeProcessor: StateProcessor<LakeState, LakeAction, LakeEffect> {
  private let coordinator: AnyCoordinator<LakeRoute, LakeEvent>
  init(coordinator: AnyCoordinator<LakeRoute, LakeEvent>, state: LakeState) {
    self.coordinator = coordinator
    super.init(state: state)
  }
  override func receive(_ action: LakeAction) {
    switch action {
    case .boatTapped: coordinator.navigate(to: .boat)
    case .noteTapped: coordinator.navigate(to: .note)
    case .shoreTapped: coordinator.navigate(to: .shore)
    }
  }
  override func perform(_ effect: LakeEffect) async {
    switch effect {
    case .mapTapped: await coordinator.handleEvent(.showMap)
    }
  }
}
struct LakeView: View {
  @ObservedObject var store: Store<LakeState, LakeAction, LakeEffect>
  var body: some View {
    Button("Boat") { store.send(.boatTapped) }
    Button("Note") { store.send(.noteTapped) }
    Knob(action: .press) { store.send(.shoreTapped) }
    Button("Map") { Task { await store.perform(.mapTapped) } }
  }
}
struct BoatView: View {
  let onBack: () -> Void
  var body: some View { Button("Back") { onBack() } }
}
struct NoteView: View {
  let onClose: () -> Void
  var body: some View { Button("Close", action: onClose) }
}
protocol MapModule: AnyObject {
  func makeMapCoordinator(stackNavigator: StackNavigator) -> AnyCoordinator<MapRoute, Void>
}
extension HarbourModule: MapModule {
  func makeMapCoordinator(stackNavigator: StackNavigator) -> AnyCoordinator<MapRoute, Void> {
    MapCoordinator(stackNavigator: stackNavigator).asAnyCoordinator()
  }
}
enum MapRoute { case map, dismiss }
final class MapCoordinator: Coordinator, HasStackNavigator {
  private(set) weak var stackNavigator: StackNavigator?
  init(stackNavigator: StackNavigator) { self.stackNavigator = stackNavigator }
  func start() { navigate(to: .map) }
  func navigate(to route: MapRoute, context: AnyObject?) {
    switch route {
    case .map: stackNavigator?.replace(MapView(coordinator: asAnyCoordinator()))
    case .dismiss: stackNavigator?.dismiss()
    }
  }
}
struct MapView: View {
  let coordinator: AnyCoordinator<MapRoute, Void>
  var body: some View { Button("Close") { coordinator.navigate(to: .dismiss) } }
}
struct Knob: View {
  enum Action { case press, hold }
  let action: Action
  let run: () -> Void
  init(action: Action, run: @escaping () -> Void) {
    self.action = action
    self.run = run
  }
  var body: some View { Button("Shore") { run() } }
}
