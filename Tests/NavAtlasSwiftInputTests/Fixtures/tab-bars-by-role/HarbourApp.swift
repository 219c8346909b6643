import SwiftUI

@main struct HarbourApp: App { var body: some Scene { WindowGroup { Gate() } } }

enum Duty: String, Decodable { case captain, cook, guest }
struct Roll: Decodable { var duty: Duty }

final class Crew: ObservableObject { @Published var duty: Duty? }

struct Gate: View {
  @StateObject private var crew = Crew()
  var body: some View {
    if crew.duty == nil { SignOn(crew: crew) } else { Deck(crew: crew) }
  }
}

struct SignOn: View {
  @ObservedObject var crew: Crew
  var body: some View { Button("Aboard") { crew.duty = .guest } }
}

/// The bars stand in a choice of their own, beside that of the pages.
struct Deck: View {
  enum CaptainTab { case bridge, chart }
  enum CookTab: CaseIterable { case galley, stores }

  @ObservedObject var crew: Crew
  @State private var captainTab = CaptainTab.bridge
  @State private var cookTab: CookTab = .galley
  @State private var isBarHidden = false

  var body: some View {
    ZStack(alignment: .bottom) {
      Group {
        switch crew.duty {
        case .captain: captainPages
        case .cook: cookPages()
        default: Saloon()
        }
      }
      .frame(maxWidth: .infinity)
      if !isBarHidden {
        if crew.duty == .captain {
          CaptainBar(tab: $captainTab)
        } else if crew.duty == .cook {
          CookBar(tab: $cookTab)
        }
      }
    }
    .onReceive(NotificationCenter.default.publisher(for: .toChart)) { _ in captainTab = .chart }
  }

  @ViewBuilder private var captainPages: some View {
    if captainTab == .bridge { Bridge() } else { Chart() }
  }

  @ViewBuilder private func cookPages() -> some View {
    switch cookTab {
    case .galley: NavigationStack { Galley() }
    case .stores: NavigationStack { Stores() }
    }
  }
}

extension Notification.Name { static let toChart = Notification.Name("toChart") }

struct CaptainBar: View {
  @Binding var tab: Deck.CaptainTab
  var body: some View {
    HStack {
      Button("Bridge") { tab = .bridge }
      Button("Chart") { tab = .chart }
    }
  }
}

struct CookBar: View {
  @Binding var tab: Deck.CookTab
  var body: some View {
    HStack { ForEach(Deck.CookTab.allCases, id: \.self) { one in Button("\(one)") { tab = one } } }
  }
}

struct Bridge: View {
  var body: some View {
    Button("Course") { NotificationCenter.default.post(name: .toChart, object: nil) }
  }
}

struct Chart: View {
  @State private var measures = false
  var body: some View { Button("Depth") { measures = true }.sheet(isPresented: $measures) { Sounding() } }
}

struct Sounding: View { var body: some View { Text("Nine") } }
struct Galley: View { var body: some View { NavigationLink("Soup") { Recipe() } } }
struct Recipe: View { var body: some View { Text("Leek") } }
struct Stores: View { var body: some View { Text("Barrels") } }
struct Saloon: View { var body: some View { Text("Piano") } }
