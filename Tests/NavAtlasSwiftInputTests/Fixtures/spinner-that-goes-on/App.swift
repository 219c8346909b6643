import SwiftUI

@main struct ClinicApp: App {
  @State private var desk = Desk()

  var body: some Scene {
    WindowGroup {
      Group {
        switch desk.stage {
        case .out: NavigationStack { SignIn(desk: desk) }
        case .asking: ProgressView("One moment").task { await ask() }
        case .fresh: Questions(desk: desk)
        case .known: Ward(desk: desk)
        case .moving: ProgressView().onAppear { desk.arrive() }
        case .garden: Garden()
        }
      }
      .environment(desk)
    }
  }

  private func ask() async {
    do {
      _ = try await Records().load()
      desk.stage = .known
    } catch {
      desk.stage = .fresh
    }
  }
}

struct Records { func load() async throws -> Data { try await URLSession.shared.data(from: URL(string: "https://clinic.example")!).0 } }

@Observable final class Desk {
  enum Stage { case out, asking, fresh, known, moving, garden }
  var stage = Stage.out
  func signIn() { stage = .asking }
  func leave() { stage = .out }
  func answer() { stage = .known }
  func walk() { stage = .moving }
  func arrive() { stage = .garden }
}

struct SignIn: View {
  let desk: Desk
  var body: some View { Button("Sign in") { desk.signIn() } }
}

struct Questions: View {
  let desk: Desk
  var body: some View { Button("Done") { desk.answer() } }
}

struct Ward: View {
  let desk: Desk
  var body: some View {
    VStack {
      Button("Leave") { desk.leave() }
      Button("Walk") { desk.walk() }
    }
  }
}

struct Garden: View { var body: some View { Text("Roses") } }
