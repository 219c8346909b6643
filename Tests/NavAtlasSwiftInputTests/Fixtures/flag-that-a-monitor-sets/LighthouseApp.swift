import Network
import SwiftUI

@main struct LighthouseApp: App { var body: some Scene { WindowGroup { Lamp() } } }

/// A closure that a framework's object is given runs whenever that object likes, with a value that nobody knows.
final class Reach: ObservableObject {
  @Published var isConnected = true
  private let monitor = NWPathMonitor()

  init() {
    monitor.pathUpdateHandler = { path in
      DispatchQueue.main.async { self.isConnected = path.status == .satisfied }
    }
    monitor.start(queue: DispatchQueue(label: "reach"))
  }
}

struct Lamp: View {
  @ObservedObject var reach = Reach()

  var body: some View {
    if reach.isConnected { Keeper() } else { Fog() }
  }
}

struct Keeper: View { var body: some View { Text("all is well") } }
struct Fog: View { var body: some View { Text("nobody can be reached") } }
