import SwiftUI

@main
struct GuestApp: App {
  var body: some Scene {
    WindowGroup { GuestTabs() }
  }
}

struct GuestTabs: View {
  var body: some View {
    TabView {
      GuestList().tabItem { Text("Guests") }
      HouseRules().tabItem { Text("Rules") }
    }
  }
}

struct GuestList: View {
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      NavigationLink("Ada") { GuestCard() }
        .navigationTitle("Guests")
        .toolbar { Button("Add") { isAdding = true } }
        .sheet(isPresented: $isAdding) { GuestForm() }
    }
    .endsEditingOnTap()
  }
}

extension View {
  func endsEditingOnTap() -> some View { TapHost { self } }
}

struct TapHost<Content: View>: UIViewControllerRepresentable {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  func makeUIViewController(context: Context) -> UIHostingController<Content> {
    let controller = UIHostingController(rootView: content)
    controller.view.addGestureRecognizer(UITapGestureRecognizer())
    return controller
  }

  func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
    controller.rootView = content
  }
}

struct GuestCard: View { var body: some View { Text("Card").navigationTitle("Guest") } }
struct GuestForm: View { var body: some View { Text("Form").navigationTitle("New Guest") } }
struct HouseRules: View { var body: some View { Text("Rules").navigationTitle("Rules") } }
