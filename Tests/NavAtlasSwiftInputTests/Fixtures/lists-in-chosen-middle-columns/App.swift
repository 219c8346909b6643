import SwiftUI

@main struct OrchestraApp: App {
  @State private var score = Score()

  var body: some Scene { WindowGroup { Orchestra().environment(score) } }
}

enum Section: Hashable { case strings, brass, hall }

struct Player: Identifiable, Hashable { let id: Int }

@Observable final class Score {
  var section: Section? = .strings
  var player: Player?
}

struct Orchestra: View {
  @Environment(Score.self) private var score

  var body: some View {
    @Bindable var score = score
    NavigationSplitView {
      Sections(selection: $score.section)
    } content: {
      switch score.section {
      case .hall: Hall()
      case .brass: Brass()
      case .strings, nil: Strings()
      }
    } detail: {
      if let player = score.player { Chair(player: player) } else { Text("Nobody") }
    }
  }
}

struct Sections: View {
  @Binding var selection: Section?

  var body: some View {
    List(selection: $selection) {
      Text("Strings").tag(Section.strings)
      Text("Brass").tag(Section.brass)
      Text("Hall").tag(Section.hall)
    }
  }
}

struct Strings: View {
  @Environment(Score.self) private var score
  @State private var players: [Player] = []

  var body: some View {
    @Bindable var score = score
    List(players, selection: $score.player) { player in Text("\(player.id)").tag(player) }
  }
}

struct Brass: View {
  @Environment(Score.self) private var score
  let players = [Player(id: 1), Player(id: 2)]

  var body: some View {
    @Bindable var score = score
    List(selection: $score.player) {
      ForEach(players) { player in Text("\(player.id)").tag(player) }
    }
  }
}

struct Hall: View {
  @State private var plans = false

  var body: some View {
    Button("Plan") { plans = true }
      .sheet(isPresented: $plans) { Plan() }
  }
}

struct Plan: View { var body: some View { Text("Rows") } }

struct Chair: View {
  let player: Player

  var body: some View { Text("Chair") }
}
