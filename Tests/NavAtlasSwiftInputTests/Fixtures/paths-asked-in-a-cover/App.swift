import SwiftUI

@main
struct CanalApp: App {
  var body: some Scene { WindowGroup { LocksView() } }
}

struct LocksView: View {
  @State private var travels = false
  var body: some View {
    Button("Travel") { travels = true }
      .fullScreenCover(isPresented: $travels) { JourneyView() }
  }
}

enum Stop: Hashable { case lock }

struct JourneyView: View {
  @State private var path: [Stop] = []
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack(path: $path) {
      BoatView(go: { path.append(.lock) }, back: back)
        .navigationDestination(for: Stop.self) { _ in LockView(back: back) }
    }
  }

  // At the root there is nothing to go back from, above it there is.
  private func back() {
    if path.isEmpty { dismiss() } else { path.removeLast() }
  }
}

struct BoatView: View {
  let go: () -> Void
  let back: () -> Void
  var body: some View {
    VStack {
      Button("Go", action: go)
      Button("Back", action: back)
    }
  }
}

struct LockView: View {
  let back: () -> Void
  var body: some View { Button("Back", action: back) }
}
