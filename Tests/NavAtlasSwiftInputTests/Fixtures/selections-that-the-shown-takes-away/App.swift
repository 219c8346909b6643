import SwiftUI

/// What a column shows takes the selection away that it is shown for.
@main struct DovecoteApp: App {
  @StateObject private var choice = Choice()

  var body: some Scene {
    WindowGroup {
      NavigationSplitView {
        LoftList(choice: choice)
      } detail: {
        if let id = choice.id { DoveView(id: id, choice: choice) } else { NoDoveView() }
      }
    }
  }
}

final class Choice: ObservableObject {
  @Published var id: Int?
}

struct LoftList: View {
  @ObservedObject var choice: Choice

  var body: some View {
    List(selection: $choice.id) { ForEach(0..<3, id: \.self) { Text("Dove \($0)").tag($0) } }
      .toolbar { Button("Clear the loft") { choice.id = nil } }
  }
}

struct DoveView: View {
  let id: Int
  let choice: Choice

  var body: some View { Button("Let it go") { choice.id = nil } }
}

struct NoDoveView: View { var body: some View { Text("Choose one") } }
