import SpeziViews
import SwiftUI

@main struct ChoirApp: App {
  @AppStorage("joined") private var joined = false

  var body: some Scene {
    WindowGroup {
      ManagedNavigationStack(didComplete: $joined) {
        HelloView()
        RangeView()
        if !Flags.isQuiet {
          VoiceView()
        }
        DatesView()
      }
    }
  }
}

enum Flags { static let isQuiet = CommandLine.arguments.contains("--quiet") }

struct HelloView: View {
  @Environment(ManagedNavigationStack.Path.self) private var path
  var body: some View { Button("Hello") { path.nextStep() } }
}

struct RangeView: View {
  @Environment(ManagedNavigationStack.Path.self) private var path
  var body: some View {
    Button("High") { path.nextStep() }
    Button("Other") { path.append(customView: PitchView()) }
  }
}

/// Is pushed besides: the next step is the one after what it was pushed from.
struct PitchView: View {
  @Environment(ManagedNavigationStack.Path.self) private var path
  var body: some View {
    Button("On") { path.nextStep() }
    Button("Back") { path.removeLast() }
  }
}

struct VoiceView: View {
  @Environment(ManagedNavigationStack.Path.self) private var path
  var body: some View { Button("Done") { path.nextStep() } }
}

struct DatesView: View {
  @Environment(ManagedNavigationStack.Path.self) private var path
  var body: some View { Button("Sing") { path.nextStep() } }
}
