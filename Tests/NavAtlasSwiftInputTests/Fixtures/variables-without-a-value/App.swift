import SwiftUI

@main struct DepotApp: App {
  var body: some Scene { WindowGroup { GateView() } }
}

enum Track: Hashable { case shed, wash }

struct GateView: View {
  @State private var path: [Track] = []
  @State private var asks = false
  let isOpen = Bool.random()
  let isDirty = Bool.random()

  var body: some View {
    NavigationStack(path: $path) {
      Button("Enter") { enter() }
        .navigationDestination(for: Track.self) { track in
          switch track {
          case .shed: ShedView()
          case .wash: WashView()
          }
        }
        .sheet(isPresented: $asks) { PermitView() }
    }
  }

  /// Where nothing was assigned, there is no track.
  private func enter() {
    var track: Track?
    if isOpen {
      track = isDirty ? .wash : .shed
    }
    if let track { path.append(track) } else { asks = true }
  }
}

struct ShedView: View { var body: some View { Text("Shed") } }
struct WashView: View { var body: some View { Text("Wash") } }
struct PermitView: View { var body: some View { Text("Permit") } }
