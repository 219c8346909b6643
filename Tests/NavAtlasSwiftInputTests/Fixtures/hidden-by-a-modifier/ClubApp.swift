import SwiftUI

final class Session: ObservableObject { @Published var isIn = false }

@main struct ClubApp: App {
  @StateObject private var session = Session()
  var body: some Scene { WindowGroup { ContentView().environmentObject(session) } }
}

extension View {
  @ViewBuilder func isHidden(hidden: Bool) -> some View {
    if hidden { EmptyView() } else { self }
  }
}

struct ContentView: View {
  @EnvironmentObject var session: Session
  var body: some View {
    Group {
      Clubs().isHidden(hidden: !session.isIn)
      Login().isHidden(hidden: session.isIn)
    }
  }
}

struct Login: View {
  @EnvironmentObject var session: Session
  var body: some View { NavigationView { Button("In") { session.isIn = true } } }
}

struct Clubs: View {
  @EnvironmentObject var session: Session
  var body: some View { NavigationView { Button("Out") { session.isIn = false } } }
}
