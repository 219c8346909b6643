import SwiftUI

enum Stop: Hashable { case bread, flour }

enum Step {
  case go(Stop, clearing: Bool = false, animated: Bool = true)
  case time(style: Style = .card, minutes: Int)

  enum Style { case card, whole }
}

@Observable final class Baker {
  var stops: [Stop] = []
  var card: Minutes?
  var whole: Minutes?

  struct Minutes: Identifiable { let id: Int }

  func take(_ step: Step) {
    switch step {
    case .go(let stop, clearing: true, _): stops = [stop]
    case .go(let stop, clearing: false, _): stops.append(stop)
    case .time(style: .card, let minutes): card = Minutes(id: minutes)
    case .time(style: .whole, let minutes): whole = Minutes(id: minutes)
    }
  }
}

@main struct BakeryApp: App {
  @State private var baker = Baker()

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $baker.stops) {
        OvenView(baker: baker)
          .navigationDestination(for: Stop.self) { stop in
            switch stop {
            case .bread: BreadView(baker: baker)
            case .flour: FlourView()
            }
          }
      }
      .sheet(item: $baker.card) { _ in TimerView() }
      .fullScreenCover(item: $baker.whole) { _ in TimerView() }
    }
  }
}

struct OvenView: View {
  let baker: Baker

  var body: some View {
    Button("Bread") { baker.take(.go(.bread)) }
    Button("Time") { baker.take(.time(style: .whole, minutes: 5)) }
  }
}

struct BreadView: View {
  let baker: Baker

  var body: some View {
    Button("Time") { baker.take(.time(minutes: 40)) }
    Button("Flour") { baker.take(.go(.flour, clearing: true)) }
  }
}

struct FlourView: View { var body: some View { Text("Rye") } }

struct TimerView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Stop") { dismiss() } }
}
