import SwiftUI

@main struct TrailApp: App {
  @State private var guide = Guide()
  @State private var rail = Rail()
  @State private var notes = Notes()

  var body: some Scene {
    WindowGroup { Root().environment(guide).environment(rail).environment(notes) }
  }
}

enum Stop: Hashable {
  case camp, lake, log

  var hasRail: Bool { self == .camp }
}

@Observable final class Guide {
  var stops: [Stop] = []

  func go(_ stop: Stop) { stops.append(stop) }
  func back() { stops.removeLast() }
}

@Observable final class Rail {
  private(set) var isShown = false

  func show() { isShown = true }
  func hide() { isShown = false }
}

@Observable final class Notes {
  var isShown = false
  var offersHelp = false
}

/// Whoever leaves a screen lets the path's watcher show the rail: that belongs to the camp, not to who has left.
struct Root: View {
  @Environment(Guide.self) private var guide
  @Environment(Rail.self) private var rail
  @Environment(Notes.self) private var notes

  var body: some View {
    @Bindable var guide = guide
    @Bindable var notes = notes
    NavigationStack(path: $guide.stops) {
      Start()
        .navigationDestination(for: Stop.self) { stop in
          switch stop {
          case .camp: Camp()
          case .lake: Lake()
          case .log: Log()
          }
        }
    }
    .onChange(of: guide.stops) {
      guard let last = guide.stops.last else {
        rail.hide()
        return
      }
      last.hasRail ? rail.show() : rail.hide()
    }
    .sheet(isPresented: $notes.offersHelp) { Help() }
  }
}

struct Start: View {
  @Environment(Guide.self) private var guide

  var body: some View {
    VStack {
      Button("Camp") { guide.go(.camp) }
      Button("Log") { guide.go(.log) }
    }
  }
}

struct Camp: View {
  @Environment(Guide.self) private var guide
  @Environment(Rail.self) private var rail
  @Environment(Notes.self) private var notes

  var body: some View {
    @Bindable var notes = notes
    Button("Lake") { guide.go(.lake) }
      .sheet(isPresented: Binding(get: { rail.isShown }, set: { _ in })) { Tools() }
      .popover(isPresented: $notes.isShown) { Page() }
  }
}

/// What its own button says is presented by it, whoever has the presentation.
struct Lake: View {
  @Environment(Guide.self) private var guide
  @Environment(Notes.self) private var notes

  var body: some View {
    VStack {
      Button("Back") { guide.back() }
      Button("Page") { notes.isShown = true }
    }
  }
}

struct Log: View {
  @Environment(Guide.self) private var guide
  @Environment(Notes.self) private var notes

  var body: some View {
    VStack {
      Button("Back") { guide.back() }
      Button("Help") { notes.offersHelp = true }
    }
  }
}

struct Tools: View { var body: some View { Text("Tools") } }
struct Page: View { var body: some View { Text("Page") } }
struct Help: View { var body: some View { Text("Help") } }
