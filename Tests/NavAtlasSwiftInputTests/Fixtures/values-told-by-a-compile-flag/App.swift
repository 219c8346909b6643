import SwiftUI

struct Kiln {
  let isElectric: Bool
  let isShared: Bool
  let hasTimer: Bool

  static let current = load()

  static func load(defaults: UserDefaults = .standard) -> Kiln {
    var isElectric = defaults.bool(forKey: "electric") || defaults.bool(forKey: "heated")
    #if KILN_ELECTRIC
      isElectric = true
    #endif
    let isShared: Bool
    #if KILN_SHARED
      isShared = true
    #else
      isShared = false
    #endif
    var hasTimer = false
    #if os(iOS)
      hasTimer = true
    #endif
    return Kiln(isElectric: isElectric, isShared: isShared, hasTimer: hasTimer)
  }
}

@main struct PotteryApp: App {
  var body: some Scene { WindowGroup { ShelfView() } }
}

struct ShelfView: View {
  @State private var isFiring = false
  @State private var isBooking = false
  @State private var isTiming = false
  @State private var isTold = false

  var body: some View {
    VStack {
      Button("Fire") { isFiring = true }
      Button("Book") { isBooking = true }
      Button("Time") { isTiming = true }
      Button("Tell") { tell() }
    }
    .sheet(isPresented: $isFiring) {
      if Kiln.current.isElectric { WattView() } else { WoodView() }
    }
    .sheet(isPresented: $isBooking) {
      if Kiln.current.isShared { CalendarView() } else { OwnerView() }
    }
    .sheet(isPresented: $isTiming) {
      if Kiln.current.hasTimer { TimerView() } else { NobodyView() }
    }
    .sheet(isPresented: $isTold) { NewsView() }
  }

  /// What a branch declares is seen by what follows.
  private func tell() {
    #if KILN_SHARED
      let news = Kiln.current.isShared
    #else
      let news = true
    #endif
    if news { isTold = true }
  }
}

struct WattView: View { var body: some View { Text("Watt") } }
struct WoodView: View { var body: some View { Text("Wood") } }
struct CalendarView: View { var body: some View { Text("Calendar") } }
struct OwnerView: View { var body: some View { Text("Owner") } }
struct TimerView: View { var body: some View { Text("Timer") } }
struct NobodyView: View { var body: some View { Text("Nobody") } }
struct NewsView: View { var body: some View { Text("News") } }
