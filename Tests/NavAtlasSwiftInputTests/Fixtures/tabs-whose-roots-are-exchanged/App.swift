import SwiftUI

@main struct HarbourApp: App {
  @StateObject private var pilot = Pilot()
  var body: some Scene { WindowGroup { Harbour().environmentObject(pilot) } }
}

enum Rank: String, Decodable { case guest, member, captain }
struct Card: Decodable { var rank: Rank }
enum Berth { case none, ferry, barge }

final class Pilot: ObservableObject {
  @Published var berth: Berth = .none
  @AppStorage("rank") var rank: Rank = .guest
}

/// A tab leads to what its root begins with; what a button there puts in its place is not the tab's.
struct Harbour: View {
  var body: some View {
    TabView {
      Berths().tabItem { Text("Berths") }
      Club().tabItem { Text("Club") }
    }
  }
}

struct Berths: View {
  @EnvironmentObject var pilot: Pilot
  var body: some View {
    switch pilot.berth {
    case .none: Map()
    case .ferry: Ferry()
    case .barge: Barge()
    }
  }
}

struct Map: View {
  @EnvironmentObject var pilot: Pilot
  var body: some View {
    VStack {
      Button("Ferry") { pilot.berth = .ferry }
      Button("Barge") { pilot.berth = .barge }
    }
  }
}

struct Ferry: View {
  @EnvironmentObject var pilot: Pilot
  var body: some View { Button("Leave") { pilot.berth = .none } }
}

struct Barge: View {
  @EnvironmentObject var pilot: Pilot
  var body: some View { Button("Leave") { pilot.berth = .none } }
}

/// What is stored says what a tab begins with: it may be any.
struct Club: View {
  @EnvironmentObject var pilot: Pilot
  var body: some View {
    switch pilot.rank {
    case .guest: Rules()
    case .member: Members()
    case .captain: Bridge()
    }
  }
}

struct Rules: View {
  @EnvironmentObject var pilot: Pilot
  var body: some View { Button("Agree") { pilot.rank = .member } }
}

struct Members: View { var body: some View { Text("Members") } }
struct Bridge: View { var body: some View { Text("Bridge") } }
