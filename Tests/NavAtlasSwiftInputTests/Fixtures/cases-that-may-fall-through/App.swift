import SwiftUI

struct Rules: Decodable {
  let version: Int
  var areOld: Bool { version < 3 }
}

@Observable final class Referee {
  enum Whistle { case silent, blown(Rules) }
  var whistle = Whistle.silent

  func look() async {
    let (data, _) = (try? await URLSession.shared.data(from: URL(fileURLWithPath: "/rules"))) ?? (Data(), nil)
    if let rules = try? JSONDecoder().decode(Rules.self, from: data) { whistle = .blown(rules) }
  }
}

@main struct MatchApp: App {
  @State private var referee = Referee()
  var body: some Scene { WindowGroup { Field().environment(referee) } }
}

struct Field: View {
  @Environment(Referee.self) private var referee

  var body: some View {
    switch referee.whistle {
    case .silent: Tunnel()
    case .blown(let rules) where rules.areOld: Lesson()
    case .blown: Match()
    }
  }
}

struct Tunnel: View {
  @Environment(Referee.self) private var referee
  var body: some View { Image("tunnel").task { await referee.look() } }
}

struct Lesson: View { var body: some View { Text("Lesson") } }
struct Match: View { var body: some View { Text("Match") } }
