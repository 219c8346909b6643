import SwiftUI

@main struct DiaryApp: App {
  var body: some Scene { WindowGroup { Gate() } }
}

struct Gate: View {
  @AppStorage("owner") private var hasOwner = false
  @AppStorage("locks") private var locks = false
  @State private var isOpen = false
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Group {
      if hasOwner && (isOpen || !locks) {
        Pages(leave: {
          hasOwner = false
          isOpen = false
        })
      } else if hasOwner {
        Keyhole(open: { isOpen = true })
      } else {
        Title(begin: {
          hasOwner = true
          isOpen = true
        })
      }
    }
    .onChange(of: phase) { _, phase in if phase == .background { isOpen = false } }
  }
}

struct Pages: View {
  let leave: () -> Void
  var body: some View { Button("Leave", action: leave) }
}

struct Keyhole: View {
  let open: () -> Void
  var body: some View { Button("Open", action: open) }
}

struct Title: View {
  let begin: () -> Void
  var body: some View { Button("Begin", action: begin) }
}
