import SwiftUI

/// Rows of two kinds, grouped: each kind leads to its own screen, whoever chooses the row.
@main struct BerthApp: App {
  var body: some Scene { WindowGroup { ArrivalsView() } }
}

struct Barge: Identifiable, Hashable { let id: String; let day: Int }
struct Yacht: Identifiable, Hashable { let id: String; let day: Int }

enum Arrival: Identifiable, Hashable {
  case barge(Barge)
  case yacht(Yacht)

  var id: String {
    switch self {
    case .barge(let barge): barge.id
    case .yacht(let yacht): yacht.id
    }
  }

  var day: Int {
    switch self {
    case .barge(let barge): barge.day
    case .yacht(let yacht): yacht.day
    }
  }
}

struct Day: Identifiable {
  let id: Int
  let arrivals: [Arrival]
}

struct ArrivalsView: View {
  @State private var barges: [Barge] = []
  @State private var yachts: [Yacht] = []
  @State private var late: [Arrival] = []
  @State private var chosen: Arrival?
  @State private var missed: Arrival?

  private var all: [Arrival] { barges.map(Arrival.barge) + yachts.map(Arrival.yacht) }

  private var days: [Day] {
    let grouped = Dictionary(grouping: all) { $0.day }
    return grouped.keys.sorted().map { Day(id: $0, arrivals: grouped[$0] ?? []) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(days) { day in
          ForEach(day.arrivals) { arrival in Button(arrival.id) { chosen = arrival } }
        }
        ForEach(late) { arrival in Button(arrival.id) { missed = arrival } }
      }
      .navigationDestination(item: $chosen) { arrival in
        switch arrival {
        case .barge(let barge): BargeView(barge: barge)
        case .yacht(let yacht): YachtView(yacht: yacht)
        }
      }
      .sheet(item: $missed) { arrival in
        switch arrival {
        case .barge: TowView()
        case .yacht: RadioView()
        }
      }
    }
  }
}

struct BargeView: View {
  let barge: Barge
  var body: some View { Text(barge.id) }
}

struct YachtView: View {
  let yacht: Yacht
  var body: some View { Text(yacht.id) }
}

struct TowView: View { var body: some View { Text("Tow") } }
struct RadioView: View { var body: some View { Text("Radio") } }
