import SwiftUI

struct MainView: View {
  var body: some View { TabShell() }
}

/// Tabs by a number, a bar of the app's own, and notices over them.
struct TabShell: View {
  @State private var selected = 0
  @State private var isAsking = false

  var body: some View {
    ZStack(alignment: .top) {
      VStack(spacing: 0) {
        Group {
          switch selected {
          case 0: DeparturesView()
          case 1: TicketsView()
          default: AccountView()
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        HStack {
          Button("Departures") { select(0) }
          Button("Tickets") { select(1) }
          Button("Account") { select(2) }
        }
      }
      Text("All ferries run")
    }
    .sheet(isPresented: $isAsking) { RatingView() }
    .onAppear { isAsking = true }
  }

  private func select(_ tab: Int) {
    if tab == selected { return }
    selected = tab
  }
}

struct DeparturesView: View {
  var body: some View {
    NavigationStack {
      List { NavigationLink("Noon") { DepartureView() } }
    }
  }
}

struct DepartureView: View {
  var body: some View { Text("Noon") }
}

struct TicketsView: View {
  var body: some View { Text("No tickets") }
}

struct AccountView: View {
  @EnvironmentObject private var session: Session
  var body: some View { Button("Sign out") { session.isSignedIn = false } }
}

struct RatingView: View {
  var body: some View { Text("How was it?") }
}
