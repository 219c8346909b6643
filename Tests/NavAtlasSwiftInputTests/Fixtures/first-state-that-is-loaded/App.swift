import SwiftUI

@main struct HarbourApp: App {
  @State private var crew = Crew()
  @State private var voyage = Voyage()
  @State private var rig = Rig()
  var body: some Scene {
    WindowGroup { Pier(crew: crew) }
    WindowGroup(id: "voyage") { Deck(voyage: voyage) }
    WindowGroup(id: "rig") { Mast(rig: rig) }
  }
}

enum Watch: String { case quay, ferry }

// An optional of which nothing is known, mapped by an initialiser.
@Observable final class Crew {
  var watch: Watch = UserDefaults.standard.string(forKey: "watch").flatMap(Watch.init(rawValue:)) ?? .quay
}

struct Pier: View {
  let crew: Crew
  var body: some View {
    if crew.watch == .ferry { Ferry() } else { Quay(crew: crew) }
  }
}

struct Quay: View {
  let crew: Crew
  var body: some View { Button("Board") { crew.watch = .ferry } }
}

struct Ferry: View { var body: some View { Text("Ferry") } }

// A structure that is read from somewhere, and a sample of it.
struct Papers: Codable {
  var isStamped: Bool
  static let blank = Papers(isStamped: false)
}

@Observable final class Voyage {
  var papers: Papers = readPapers() ?? .blank
}

struct Deck: View {
  let voyage: Voyage
  var body: some View {
    if voyage.papers.isStamped { Log() } else { Chart(voyage: voyage) }
  }
}

struct Chart: View {
  let voyage: Voyage
  var body: some View { Button("Stamp") { voyage.papers.isStamped = true } }
}

struct Log: View { var body: some View { Text("Log") } }

// One that begins as the app makes it.
struct Sails {
  var areSet: Bool
  static let furled = Sails(areSet: false)
}

@Observable final class Rig {
  var sails: Sails = .furled
}

struct Mast: View {
  let rig: Rig
  var body: some View {
    if rig.sails.areSet { Sail() } else { Anchor(rig: rig) }
  }
}

struct Anchor: View {
  let rig: Rig
  var body: some View { Button("Set") { rig.sails.areSet = true } }
}

struct Sail: View { var body: some View { Text("Sail") } }
