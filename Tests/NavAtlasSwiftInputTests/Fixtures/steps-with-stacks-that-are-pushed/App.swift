import SwiftUI

@main struct GuildApp: App {
  var body: some Scene { WindowGroup { Gatehouse() } }
}

struct Gatehouse: View {
  @State private var joins = false
  var body: some View {
    NavigationStack {
      Button("Join") { joins = true }
        .navigationDestination(isPresented: $joins) { Joining() }
    }
  }
}

/// Pushed, and nothing but steps that each have a stack of their own.
struct Joining: View {
  enum Step { case name, craft, oath }
  @State private var step: Step = .name

  var body: some View {
    VStack {
      switch step {
      case .name: NameStep(step: $step)
      case .craft: CraftStep(step: $step)
      case .oath: OathStep()
      }
    }
  }
}

struct NameStep: View {
  @Binding var step: Joining.Step
  var body: some View { NavigationView { Button("Next") { step = .craft } } }
}

struct CraftStep: View {
  @Binding var step: Joining.Step
  var body: some View {
    NavigationView {
      VStack {
        Button("Next") { step = .oath }
        Button("Back") { step = .name }
      }
    }
  }
}

struct OathStep: View { var body: some View { NavigationView { Text("I swear") } } }
