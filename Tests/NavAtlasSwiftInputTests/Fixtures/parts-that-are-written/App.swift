import Combine
import SwiftUI

/// Only parts of a structure are written, or the whole in an initialiser's closure: neither stays what it was made as.
final class Hive: ObservableObject {
  enum Status { case sleeps, hums }
  struct State {
    var status: Status
    var bees: Int
  }

  @Published private(set) var state = State(status: .sleeps, bees: 0)
  @Published private(set) var weather = State(status: .sleeps, bees: 1)
  private var listening: AnyCancellable?

  init(name: String, sun: AnyPublisher<State, Never>) {
    listening = sun.sink { [weak self] in self?.weather = $0 }
  }

  func warm() async { state.status = .hums }
}

@main struct HiveApp: App {
  var body: some Scene { WindowGroup { NavigationStack { HiveView(name: "Oak") } } }
}

struct HiveView: View {
  @StateObject private var hive: Hive
  init(name: String) { _hive = StateObject(wrappedValue: Hive(name: name, sun: Empty().eraseToAnyPublisher())) }

  var body: some View {
    VStack {
      switch hive.state.status {
      case .sleeps: ProgressView()
      case .hums: NavigationLink("Queen") { QueenView() }
      }
      if hive.weather.status == .hums { NavigationLink("Meadow") { MeadowView() } }
    }
    .task { await hive.warm() }
  }
}

struct QueenView: View { var body: some View { Text("Queen") } }
struct MeadowView: View { var body: some View { Text("Meadow") } }
