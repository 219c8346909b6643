import SwiftUI

@main struct OrchardApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        Hedge()
      }
    }
  }
}

struct Hedge: View {
  var body: some View {
    List {
      NavigationLink("Orchard") { OrchardView(harvest: Harvest()) }
      NavigationLink("How to pick") { PickingSteps() }
    }
  }
}

enum Plot: Int, CaseIterable, Identifiable {
  case pears, plums
  var id: Int { rawValue }
}

final class Harvest: ObservableObject {
  @Published var plot = Plot.pears.rawValue
  @Published var opens: Date?
}

/// Before it opens it has no pages; the bar stands in its header.
struct OrchardView: View {
  @ObservedObject var harvest: Harvest

  var body: some View {
    ZStack(alignment: .top) {
      if let opens = harvest.opens {
        if opens > Date() {
          WaitingList(harvest: harvest)
        } else {
          ZStack(alignment: .top) {
            pages
            OrchardHeader(harvest: harvest)
          }
        }
      }
    }
  }

  private var pages: some View {
    TabView(selection: $harvest.plot) {
      ForEach(Plot.allCases) { plot in
        switch plot {
        case .pears: VStack { PearsView() }.tag(plot)
        case .plums: PlumsView().tag(plot)
        }
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
  }
}

struct WaitingList: View {
  @ObservedObject var harvest: Harvest
  @State private var asks = false
  var body: some View { Button("When?") { asks = true }.sheet(isPresented: $asks) { CalendarView() } }
}

struct OrchardHeader: View {
  @ObservedObject var harvest: Harvest
  @State private var isSmall = false
  var body: some View {
    VStack {
      if isSmall { Text("Orchard") } else { SlidingBar(selection: $harvest.plot, names: ["Pears", "Plums"]) }
    }
  }
}

struct SlidingBar: View {
  @Binding var selection: Int
  let names: [String]
  var body: some View {
    HStack { ForEach(names.indices, id: \.self) { index in Button(names[index]) { selection = index } } }
  }
}

struct PearsView: View { var body: some View { NavigationLink("Conference") { PearView() } } }
struct PlumsView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Back") { dismiss() } }
}
struct PearView: View { var body: some View { Text("Ripe") } }
struct CalendarView: View { var body: some View { Text("June") } }

/// Pages that dots count are slides.
struct PickingSteps: View {
  @State private var step = 0
  var body: some View {
    VStack {
      TabView(selection: $step) {
        LadderView().tag(0)
        BasketView().tag(1)
      }
      .tabViewStyle(.page)
      Dots(step: $step)
    }
  }
}

struct Dots: View {
  @Binding var step: Int
  var body: some View { Button("Next") { step += 1 } }
}

struct LadderView: View { var body: some View { Text("Climb") } }
struct BasketView: View { var body: some View { Text("Fill") } }
