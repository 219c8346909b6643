import SwiftUI

@main
struct CircusApp: App {
  @StateObject private var troupe = Troupe()
  var body: some Scene {
    WindowGroup { TentView().environmentObject(troupe) }
  }
}

enum Role { case director, acrobat, guest }

final class Troupe: ObservableObject {
  @Published var role: Role?
}

struct TentView: View {
  @EnvironmentObject private var troupe: Troupe

  var body: some View {
    switch troupe.role {
    case .director, .acrobat: TroupeTabs()
    case .guest: GuestTabs()
    case nil: EntranceView()
    }
  }
}

struct EntranceView: View {
  @EnvironmentObject private var troupe: Troupe

  var body: some View {
    VStack {
      Button("Director") { troupe.role = .director }
      Button("Acrobat") { troupe.role = .acrobat }
      Button("Guest") { troupe.role = .guest }
    }
  }
}

struct TroupeTabs: View {
  var body: some View {
    TabView {
      BoardView().tabItem { Text("Board") }
      RingView().tabItem { Text("Ring") }
    }
  }
}

struct GuestTabs: View {
  var body: some View {
    TabView {
      BoardView().tabItem { Text("Board") }
      SeatsView().tabItem { Text("Seats") }
    }
  }
}

// What the tabs are there for has been asked already.
struct BoardView: View {
  @EnvironmentObject private var troupe: Troupe

  var body: some View {
    switch troupe.role {
    case .director: DirectorBoard()
    case .acrobat: AcrobatBoard()
    case .guest: GuestBoard()
    default: EmptyBoard()
    }
  }
}

struct DirectorBoard: View { var body: some View { Text("Takings") } }
struct AcrobatBoard: View { var body: some View { Text("Rehearsals") } }
struct GuestBoard: View { var body: some View { Text("Shows") } }
struct EmptyBoard: View { var body: some View { Text("Nobody") } }
struct RingView: View { var body: some View { Text("Ring") } }
struct SeatsView: View { var body: some View { Text("Seats") } }
