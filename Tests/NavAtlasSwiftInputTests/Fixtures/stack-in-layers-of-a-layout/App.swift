import SwiftUI

@main struct LighthouseApp: App {
  var body: some Scene { WindowGroup { StartView() } }
}

@Observable final class Keeper {
  var name: String?
}

/// Opened or failed: what it shows is no phase of a screen, as one of them holds a stack.
struct StartView: View {
  enum Outcome {
    case ready(Keeper)
    case failed(String)
  }

  @State private var outcome = Outcome.failed("")

  var body: some View {
    switch outcome {
    case .ready(let keeper): WatchView(keeper: keeper)
    case .failed: RepairView { outcome = .ready(Keeper()) }
    }
  }
}

struct WatchView: View {
  let keeper: Keeper
  @State private var isLit = true
  @State private var asks = false

  var body: some View {
    VStack {
      ZStack {
        if keeper.name != nil, isLit {
          TowerView(asks: $asks, isLit: $isLit)
        }
        VStack {
          if !isLit { Text("Dark").frame(maxWidth: .infinity) }
        }
      }
    }
    .sheet(isPresented: $asks) { LogView() }
  }
}

struct TowerView: View {
  @Binding var asks: Bool
  @Binding var isLit: Bool

  var body: some View {
    NavigationStack {
      LampView(asks: $asks, isLit: $isLit)
    }
  }
}

struct LampView: View {
  @Binding var asks: Bool
  @Binding var isLit: Bool

  var body: some View {
    List {
      NavigationLink("Lens") { LensView() }
      Button("Log") { asks = true }
      Button("Dark") { isLit = false }
    }
  }
}

struct RepairView: View {
  let retry: () -> Void
  var body: some View { Button("Again", action: retry) }
}

struct LensView: View { var body: some View { Text("Lens") } }
struct LogView: View { var body: some View { Text("Log") } }
