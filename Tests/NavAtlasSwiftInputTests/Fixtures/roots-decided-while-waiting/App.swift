import SwiftUI

@main
struct GranaryApp: App {
  @StateObject private var gate = Gate()
  @AppStorage("introduced") private var isIntroduced = false

  var body: some Scene {
    WindowGroup {
      Group {
        if !isIntroduced {
          IntroductionView { isIntroduced = true }
        } else if gate.isBusy {
          spinner
        } else if gate.isIn {
          SacksView(gate: gate)
        } else {
          KeyView(gate: gate)
        }
      }
      .task { await gate.restore() }
    }
  }

  private var spinner: some View {
    VStack {
      Image(systemName: "leaf")
      ProgressView()
      Text("One moment")
    }
  }
}

final class Gate: ObservableObject {
  @Published var isIn = false
  @Published var isBusy = true

  func restore() async {
    do {
      try await Vault.open()
      isIn = true
    } catch {
      isIn = false
    }
    isBusy = false
  }

  func enter() { isIn = true }
  func leave() { isIn = false }
}

struct IntroductionView: View {
  let finish: () -> Void
  var body: some View { Button("Go on") { finish() } }
}

struct KeyView: View {
  let gate: Gate
  var body: some View { Button("Turn") { gate.enter() } }
}

struct SacksView: View {
  let gate: Gate
  var body: some View { Button("Leave") { gate.leave() } }
}
