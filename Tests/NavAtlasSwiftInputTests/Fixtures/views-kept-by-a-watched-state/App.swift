import Combine
import SwiftUI

/// An object watches its own state, which is told at once, and keeps a view for each case of it.
@main struct LanternApp: App {
  @StateObject private var keeper = Keeper()

  var body: some Scene {
    WindowGroup { Group { keeper.view }.onAppear { keeper.start() } }
  }
}

final class Keeper: ObservableObject {
  enum Phase { case idle, lighting, tending, resting }

  @Published var phase: Phase = .idle
  var view: AnyView!
  private var subscriptions: Set<AnyCancellable> = []

  func start() {
    $phase.removeDuplicates()
      .sink { [weak self] phase in
        guard let self else { return }
        switch phase {
        case .idle: self.phase = .lighting
        case .lighting: self.view = AnyView(LightingView(done: self.lit))
        case .tending: self.view = AnyView(TendingView(rest: { self.phase = .resting }))
        case .resting: self.view = AnyView(RestingView(wake: self.lit))
        }
      }
      .store(in: &subscriptions)
  }

  private func lit() { phase = .tending }
}

struct LightingView: View {
  let done: () -> Void
  var body: some View { Button("Lit", action: done) }
}

struct TendingView: View {
  let rest: () -> Void
  var body: some View { Button("Rest", action: rest) }
}

struct RestingView: View {
  let wake: () -> Void
  var body: some View { Button("Wake", action: wake) }
}
