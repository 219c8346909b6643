import SwiftUI

@main
struct OrchardApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { TreesView() } }
  }
}

struct TreesView: View {
  @State private var isPicking = false

  var body: some View {
    ModifiedContent(content: RowsView(), modifier: WithBasket())
      .onDoubleTap { isPicking = true }
      .sheet(isPresented: $isPicking) { PickingView() }
  }
}

struct RowsView: View {
  var body: some View { NavigationLink("Apple") { AppleView() } }
}

struct WithBasket: ViewModifier {
  @State private var showsBasket = false

  func body(content: Content) -> some View {
    content
      .toolbar { Button("Basket") { showsBasket = true } }
      .sheet(isPresented: $showsBasket) { BasketView() }
  }
}

struct DoubleTap: ViewModifier {
  let action: () -> Void
  func body(content: Content) -> some View { content.onTapGesture(count: 2, perform: action) }
}

extension View {
  func onDoubleTap(_ action: @escaping () -> Void) -> some View {
    ModifiedContent(content: self, modifier: DoubleTap(action: action))
  }
}

struct AppleView: View { var body: some View { Text("Apple") } }
struct BasketView: View { var body: some View { Text("Basket") } }
struct PickingView: View { var body: some View { Text("Picking") } }
