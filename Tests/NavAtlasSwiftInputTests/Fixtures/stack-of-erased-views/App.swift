import SwiftUI

@main
struct HikeApp: App {
  var body: some Scene { WindowGroup { Ground() } }
}

final class Trail: ObservableObject {
  static let shared = Trail()
  private var behind: [AnyView] = []
  @Published var here: AnyView

  init(start: AnyView = AnyView(Valley())) {
    here = start
    behind.append(start)
  }

  func back() {
    DispatchQueue.main.async {
      if self.behind.count > 1 {
        self.behind.popLast()
        self.here = self.behind.last!
      }
    }
  }

  func walk(to view: AnyView) {
    DispatchQueue.main.async {
      self.behind.append(view)
      self.here = view
    }
  }

  func turn(to view: AnyView) {
    self.behind.popLast()
    self.behind.append(view)
    self.here = view
  }
}

struct Ground: View {
  @ObservedObject private var trail = Trail.shared

  var body: some View {
    ZStack { trail.here.transition(.opacity) }
  }
}

struct Valley: View {
  var body: some View { Text("Valley").onAppear { Trail.shared.turn(to: AnyView(Meadow())) } }
}

struct Meadow: View {
  var body: some View { Button("Up") { Trail.shared.walk(to: AnyView(Summit())) } }
}

struct Summit: View {
  var body: some View { Button("Down") { Trail.shared.back() } }
}
