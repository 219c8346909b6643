import SwiftUI
import Swinject

/// A tab that is a choice of views; one of them is handed an object that listens from its beginning.
extension Container { static let shared = Container() }

final class Gauge {
  var isHigh = false
  init() {
    NotificationCenter.default.addObserver(forName: .init("rain"), object: nil, queue: .main) { _ in self.isHigh = true }
  }
}

final class DamModel: ObservableObject {
  let gauge: Gauge
  init(gauge: Gauge) { self.gauge = gauge }
}

@main struct DamApp: App {
  init() {
    Container.shared.register(Gauge.self) { _ in Gauge() }
    Container.shared.register(DamModel.self) { made in DamModel(gauge: made.resolve(Gauge.self)!) }
  }
  var body: some Scene { WindowGroup { DamView() } }
}

struct DamView: View {
  @State private var isDrawn = false

  var body: some View {
    TabView {
      ZStack {
        if isDrawn { PlanView() } else { LevelView(model: Container.shared.resolve(DamModel.self)!) }
      }
      .tabItem { Text("Level") }
      CrewView(draw: { isDrawn = true }).tabItem { Text("Crew") }
    }
  }
}

struct LevelView: View { @ObservedObject var model: DamModel; var body: some View { Text("Level") } }
struct PlanView: View { var body: some View { Text("Plan") } }
struct CrewView: View { let draw: () -> Void; var body: some View { Button("Draw", action: draw) } }
