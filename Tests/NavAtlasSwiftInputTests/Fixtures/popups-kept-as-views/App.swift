import SwiftUI

@main
struct BakeryApp: App {
  @StateObject private var popups = Popups()

  var body: some Scene {
    WindowGroup {
      NavigationStack { Counter() }
        .environmentObject(popups)
        .overlay { PopupLayer(popups: popups) }
    }
  }
}

final class Popups: ObservableObject {
  @Published var top: AnyView?

  func show<Shown: View>(_ view: Shown) { top = AnyView(view) }
  func hide() { top = nil }
}

struct PopupLayer: View {
  @ObservedObject var popups: Popups

  var body: some View {
    if let top = popups.top {
      Color.black.opacity(0.4)
      top
    }
  }
}

struct Question: View {
  let text: String
  let yes: () -> Void

  var body: some View {
    VStack {
      Text(text)
      Button("Yes", action: yes)
    }
  }
}

struct Counter: View {
  @EnvironmentObject var popups: Popups
  @State private var orders = false

  var body: some View {
    VStack {
      Button("Order") {
        popups.show(
          Question(text: "For today?") {
            popups.hide()
            orders = true
          })
      }
      NavigationLink("Oven") { Oven() }
    }
    .sheet(isPresented: $orders) { Order() }
  }
}

struct Oven: View {
  @EnvironmentObject var popups: Popups
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Cool down") { popups.top = AnyView(Button("Really") { dismiss() }) }
  }
}

struct Order: View {
  var body: some View { Text("Order") }
}
