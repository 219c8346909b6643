import AVKit
import SwiftUI

@main
struct MatineeApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { ProgrammeView() }
    }
  }
}

extension Notification.Name {
  static let curtainCall = Notification.Name("curtainCall")
}

struct ProgrammeView: View {
  var body: some View {
    NavigationLink("Watch") { FilmView() }
  }
}

struct FilmView: View {
  @State private var hasEnded = false
  @State private var isCalled = false

  var body: some View {
    Text("Film")
      .onReceive(NotificationCenter.default.publisher(for: .AVPlayerItemDidPlayToEndTime)) { _ in
        hasEnded = true
      }
      .onReceive(NotificationCenter.default.publisher(for: .curtainCall)) { _ in isCalled = true }
      .sheet(isPresented: $hasEnded) { CreditsView() }
      .sheet(isPresented: $isCalled) { ApplauseView() }
  }
}

struct CreditsView: View {
  var body: some View { Text("Credits") }
}

struct ApplauseView: View {
  var body: some View { Text("Applause") }
}
