import SwiftUI

// The first part of a condition is nobody's state, the second one changes.
@main
struct HarborApp: App {
  var body: some Scene { WindowGroup { Quay() } }
}

struct Quay: View {
  @State private var isFoggy = true
  @State private var isMoored = true

  private var waits: Bool { UserDefaults.standard.object(forKey: "sailed") == nil && isMoored }

  var body: some View {
    if !isFoggy {
      if waits { Dock(isMoored: $isMoored) } else { Sea() }
    } else {
      Fog(isFoggy: $isFoggy)
    }
  }
}

struct Fog: View {
  @Binding var isFoggy: Bool
  var body: some View { Button("Wait") { isFoggy = false } }
}

struct Dock: View {
  @Binding var isMoored: Bool

  var body: some View {
    Button("Cast off") {
      UserDefaults.standard.set(true, forKey: "sailed")
      isMoored = false
    }
    // It is there already.
    Button("Moor") { isMoored = true }
  }
}

struct Sea: View { var body: some View { Text("Sea") } }
