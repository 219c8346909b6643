import SwiftUI

@main struct MenuApp: App {
  var body: some Scene { WindowGroup { NavigationStack { MenuView() } } }
}

struct Row: View {
  private let title: String
  private let action: () -> Void

  init(_ title: String, action: @autoclosure @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  var body: some View { Button(title, action: action) }
}

struct MenuView: View {
  @State private var dish: Dish?

  var body: some View {
    VStack {
      Row("Soup", action: show(.soup))
      Row("Salad") { show(.salad) }
    }
    .sheet(item: $dish) { dish in
      switch dish {
      case .soup: SoupView()
      case .salad: SaladView()
      case .cake: CakeView()
      }
    }
  }

  private func show(_ dish: Dish) { self.dish = dish }
}

enum Dish: Identifiable {
  case soup, salad, cake
  var id: Self { self }
}

struct SoupView: View { var body: some View { Text("s") } }

struct SaladView: View { var body: some View { Text("l") } }

struct CakeView: View { var body: some View { Text("c") } }
