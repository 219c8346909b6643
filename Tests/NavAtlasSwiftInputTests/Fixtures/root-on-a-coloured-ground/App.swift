import SwiftUI

@main struct FerryApp: App {
  var body: some Scene { WindowGroup { Deck() } }
}

enum Stop { case emptyQuay, crossing, arrived }

struct Deck: View {
  @State private var stop: Stop = .emptyQuay

  var body: some View {
    ZStack {
      switch stop {
      case .emptyQuay: Quay(leave: { stop = .crossing })
      case .crossing: Crossing(land: { stop = .arrived })
      case .arrived: Town(back: { stop = .emptyQuay })
      }
    }
    .background(Color.sea.ignoresSafeArea())
    .onAppear { print("aboard") }
  }
}

extension Color {
  static let sea = Color(red: 0, green: 0.2, blue: 0.5)
}

struct Quay: View {
  let leave: () -> Void
  var body: some View { Button("Leave", action: leave) }
}

struct Crossing: View {
  let land: () -> Void
  var body: some View { Button("Land", action: land) }
}

struct Town: View {
  let back: () -> Void
  var body: some View { Button("Back", action: back) }
}
