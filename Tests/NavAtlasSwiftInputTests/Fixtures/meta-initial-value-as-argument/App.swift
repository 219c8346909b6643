import SwiftUI

@main
struct BandApp: App {
  @StateObject private var session = Session(page: .closed, seats: [])

  var body: some Scene {
    WindowGroup { HallView(session: session) }
  }
}

enum Page { case closed, open }
enum Section: Hashable { case members, concerts }
struct Seat: Hashable, Identifiable { let id: Int }

final class Session: ObservableObject {
  @Published var page: Page
  @Published var seats: [Seat]

  init(page: Page, seats: [Seat]) {
    self.page = page
    self.seats = seats
  }
}

struct HallView: View {
  @ObservedObject var session: Session

  var body: some View {
    switch session.page {
    case .closed: DoorView(session: session)
    case .open: HallTabs(section: .concerts, session: session)
    }
  }
}

struct DoorView: View {
  @ObservedObject var session: Session
  var body: some View { Button("Open") { session.page = .open } }
}

struct HallTabs: View {
  @State private var section: Section
  @ObservedObject var session: Session

  init(section: Section, session: Session) {
    _section = State(initialValue: section)
    self.session = session
  }

  var body: some View {
    TabView(selection: $section) {
      MembersView().tag(Section.members)
      ConcertsView(session: session).tag(Section.concerts)
    }
  }
}

struct MembersView: View { var body: some View { Text("Members") } }

struct ConcertsView: View {
  @ObservedObject var session: Session

  var body: some View {
    NavigationStack {
      List(session.seats) { seat in NavigationLink("Seat", value: seat) }
        .navigationDestination(for: Seat.self) { SeatView(seat: $0) }
    }
  }
}

struct SeatView: View {
  let seat: Seat
  var body: some View { Text("\(seat.id)") }
}
