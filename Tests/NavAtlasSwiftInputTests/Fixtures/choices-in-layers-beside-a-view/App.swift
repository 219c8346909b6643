import SwiftUI

@main struct ClubApp: App {
  var body: some Scene { WindowGroup { Entrance() } }
}

struct Entrance: View {
  @State private var isMember = true
  @State private var isIn = false
  var body: some View {
    if isIn {
      Club()
    } else {
      ZStack {
        Color.indigo.ignoresSafeArea()
        if isMember {
          LogIn(isMember: $isMember, isIn: $isIn)
        } else {
          Join(isMember: $isMember)
        }
      }
    }
  }
}

struct LogIn: View {
  @Binding var isMember: Bool
  @Binding var isIn: Bool
  var body: some View {
    Button("Join") { isMember.toggle() }
    Button("In") { isIn = true }
  }
}

struct Join: View {
  @Binding var isMember: Bool
  var body: some View { Button("Back") { withAnimation { isMember.toggle() } } }
}

struct Club: View { var body: some View { Text("Club") } }
