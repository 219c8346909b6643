import SwiftUI

/// A loom whose steps write and say what is to be done next.
enum Stop: Hashable { case yarn, cloth }

enum Step {
  case wind
  case weave
  case finish
  case pause
}

struct Chore {
  let run: (@escaping (Step) -> Void) -> Void
  static var nothing: Chore { Chore { _ in } }
  static func next(_ step: Step) -> Chore { Chore { $0(step) } }
}

struct Loom {
  var trail: [Stop] = []
  var isPaused = false
}

struct Frame {
  var trail: [Stop] = []
  var isPaused = false
}

func advance(_ step: Step, _ loom: inout Loom) -> Step? {
  switch step {
  case .wind:
    loom.trail.append(.yarn)
    return nil
  case .weave:
    loom.trail.append(.cloth)
    return nil
  case .pause:
    loom.isPaused = true
    return nil
  case .finish:
    loom.isPaused = false
    return .weave
  }
}

func planned(_ step: Step, _ frame: inout Frame) -> Chore {
  switch step {
  case .wind:
    frame.trail.append(.yarn)
    return .nothing
  case .weave:
    frame.trail.append(.cloth)
    return .nothing
  case .pause:
    frame.isPaused = true
    return .nothing
  case .finish:
    frame.isPaused = false
    return .next(.weave)
  }
}

final class Hall: ObservableObject {
  @Published var loom = Loom()
  @Published var frame = Frame()
  private var done: [Step] = []

  func take(_ step: Step) {
    let next = advance(step, &loom)
    if let next { note(next) }
  }

  func plan(_ step: Step) {
    let chore = planned(step, &frame)
    chore.run { [weak self] in self?.plan($0) }
  }

  private func note(_ step: Step) { done.append(step) }
}

@main struct LoomApp: App {
  @StateObject private var hall = Hall()

  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack(path: $hall.loom.trail) {
          Front(hall: hall)
            .navigationDestination(for: Stop.self) { stop in
              switch stop {
              case .yarn: Yarn(hall: hall)
              case .cloth: Cloth()
              }
            }
        }
        .sheet(isPresented: $hall.loom.isPaused) { Rest(hall: hall) }
        NavigationStack(path: $hall.frame.trail) {
          Back(hall: hall)
            .navigationDestination(for: Stop.self) { stop in
              switch stop {
              case .yarn: Spool()
              case .cloth: Bolt()
              }
            }
        }
        .sheet(isPresented: $hall.frame.isPaused) { Break(hall: hall) }
      }
    }
  }
}

struct Front: View {
  let hall: Hall
  var body: some View {
    Button("Wind") { hall.take(.wind) }
    Button("Pause") { hall.take(.pause) }
  }
}
struct Yarn: View {
  let hall: Hall
  var body: some View { Button("Weave") { hall.take(.weave) } }
}
struct Cloth: View { var body: some View { Text("Cloth") } }
struct Rest: View {
  let hall: Hall
  var body: some View { Button("Finish") { hall.take(.finish) } }
}

struct Back: View {
  let hall: Hall
  var body: some View {
    Button("Wind") { hall.plan(.wind) }
    Button("Pause") { hall.plan(.pause) }
  }
}
struct Spool: View { var body: some View { Text("Spool") } }
struct Bolt: View { var body: some View { Text("Bolt") } }
struct Break: View {
  let hall: Hall
  var body: some View { Button("Finish") { hall.plan(.finish) } }
}
