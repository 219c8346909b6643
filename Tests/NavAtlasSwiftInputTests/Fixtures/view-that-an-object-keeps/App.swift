import Combine
import SwiftUI

@main struct LockApp: App {
  @StateObject private var canal = Canal()
  var body: some Scene { WindowGroup { GateView(keeper: GateKeeper()).environmentObject(canal) } }
}
final class Canal: ObservableObject { let opened = PassthroughSubject<Int?, Never>() }

// What is shown is kept as a view without its type, and code puts another one there.
final class GateKeeper: ObservableObject {
  @Published var shown: AnyView
  init() { self.shown = AnyView(BasinView()) }
  func look(at canal: Canal) {
    if UserDefaults.standard.bool(forKey: "isFull") {
      levels.read().sink(receiveValue: filled).store(in: &waiting)
    } else {
      self.shown = AnyView(PierView().environmentObject(canal))
    }
  }
  private func filled(_ level: Int) {
    DispatchQueue.main.async { self.shown = AnyView(BargeView()) }
  }
  private let levels = Levels()
  private var waiting: Set<AnyCancellable> = []
}
final class Levels { func read() -> AnyPublisher<Int, Never> { Just(3).eraseToAnyPublisher() } }

struct GateView: View {
  @ObservedObject var keeper: GateKeeper
  @EnvironmentObject private var canal: Canal
  var body: some View {
    ZStack { NavigationView { keeper.shown.environmentObject(canal) } }
      .onReceive(canal.opened) { _ in keeper.look(at: canal) }
      .onAppear { keeper.look(at: canal) }
  }
}
struct BasinView: View { var body: some View { Text("Basin") } }
struct PierView: View {
  @EnvironmentObject private var canal: Canal
  var body: some View {
    Button("Open") { canal.opened.send(nil) }
    NavigationLink("Ropes") { RopesView() }
  }
}
struct RopesView: View { var body: some View { Text("Ropes") } }
struct BargeView: View { var body: some View { Text("Barge") } }
