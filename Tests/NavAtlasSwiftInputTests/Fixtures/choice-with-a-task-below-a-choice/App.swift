import Combine
import SwiftUI

@main struct MatchApp: App {
  @StateObject private var club = Club()

  var body: some Scene {
    WindowGroup {
      if club.isClosed {
        Closed(club: club)
      } else {
        Pitch().environmentObject(club)
      }
    }
  }
}

final class Club: ObservableObject {
  @Published var isClosed = false
  let loaded = PassthroughSubject<[String], Never>()
  func load() { loaded.send(["Final"]) }
}

/// What is asked for and heard while a choice is there is beside what the choice shows.
struct Pitch: View {
  @EnvironmentObject var club: Club
  @AppStorage("warns") private var warns = true
  @State private var matches: [String] = []

  var body: some View {
    NavigationStack {
      ZStack {
        if warns {
          Warning(isShown: $warns)
        } else {
          if matches.isEmpty { NoMatches() } else { Matches(matches: matches) }
        }
      }
      .task { club.load() }
      .onReceive(club.loaded) { matches = $0 }
    }
  }
}

struct Closed: View {
  let club: Club
  var body: some View { Button("Open") { club.isClosed = false } }
}

struct Warning: View {
  @Binding var isShown: Bool
  var body: some View { Button("Understood") { isShown = false } }
}

struct NoMatches: View {
  @EnvironmentObject var club: Club
  var body: some View {
    VStack {
      NavigationLink("Profile") { Profile() }
      Button("Close") { club.isClosed = true }
    }
  }
}

struct Matches: View {
  let matches: [String]
  var body: some View { List(matches, id: \.self) { name in NavigationLink(name) { Match(name: name) } } }
}

struct Match: View {
  let name: String
  var body: some View { Text(name) }
}

struct Profile: View { var body: some View { Text("Me") } }
