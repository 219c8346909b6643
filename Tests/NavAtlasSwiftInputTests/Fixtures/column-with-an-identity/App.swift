import SwiftUI

@main
struct HerbariumApp: App {
  var body: some Scene {
    WindowGroup { HerbariumView() }
  }
}

struct HerbariumView: View {
  @State private var chosen: Int?

  var body: some View {
    NavigationSplitView {
      PressingsView(chosen: $chosen)
    } detail: {
      NavigationStack {
        if let chosen {
          PressingView(number: chosen).id(chosen)
        } else {
          NothingChosenView()
        }
      }
    }
  }
}

struct PressingsView: View {
  @Binding var chosen: Int?

  var body: some View {
    List([1, 2, 3], id: \.self, selection: $chosen) { number in
      NavigationLink("Pressing \(number)", value: number)
    }
  }
}

struct PressingView: View {
  let number: Int

  var body: some View { Text("Pressing \(number)") }
}

struct NothingChosenView: View {
  var body: some View { Text("Choose a pressing") }
}
