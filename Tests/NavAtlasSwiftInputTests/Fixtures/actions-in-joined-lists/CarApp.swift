import SwiftUI

@main struct CarApp: App {
  var body: some Scene { WindowGroup { CarView(presets: []) } }
}

protocol CarAction {
  var label: String { get }
  var action: () async throws -> Void { get }
}

struct MainAction: CarAction {
  let label: String
  let action: () async throws -> Void
}

struct MenuAction: CarAction {
  let label: String
  let action: () async throws -> Void
}

struct ActionsButton: View {
  let actions: [CarAction]

  var body: some View {
    Button("Car") { print("car") }
      .contextMenu {
        ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
          Button(action.label) { Task { await perform(action) } }
        }
      }
  }

  private func perform(_ action: CarAction) async { try? await action.action() }
}

struct CarView: View {
  let presets: [String]
  @State private var showsClimate = false

  var body: some View {
    let start = MainAction(label: "Start") { print("start") }
    let others = presets.filter { !$0.isEmpty }.map { preset in
      MenuAction(label: preset) { print(preset) }
    }
    let climate = MenuAction(label: "Climate") { showsClimate = true }
    ActionsButton(actions: [start] + others + [climate])
      .sheet(isPresented: $showsClimate) { ClimateView() }
  }
}

struct ClimateView: View { var body: some View { Text("c") } }
