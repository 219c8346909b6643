import SwiftUI

@Observable final class Counter {
  @MainActor static let main = Counter()
  var page = Page.menu
  var menu = Trail()
  var receipt: Receipt?

  enum Page { case menu, cart }
  struct Receipt: Identifiable { let id: Int }
}

struct Trail { var dishes: [Dish] = [] }
struct Dish: Hashable { let name: String }

@propertyWrapper struct Counted<Value>: DynamicProperty {
  let path: ReferenceWritableKeyPath<Counter, Value>

  init(_ path: ReferenceWritableKeyPath<Counter, Value>) { self.path = path }

  var wrappedValue: Value {
    get { Counter.main[keyPath: path] }
    nonmutating set { Counter.main[keyPath: path] = newValue }
  }

  var projectedValue: Binding<Value> {
    Binding { Counter.main[keyPath: path] } set: { Counter.main[keyPath: path] = $0 }
  }
}

@main struct CafeApp: App {
  @Counted(\.page) private var page

  var body: some Scene {
    WindowGroup {
      TabView(selection: $page) {
        MenuRoot().tag(Counter.Page.menu)
        CartView().tag(Counter.Page.cart)
      }
    }
  }
}

struct MenuRoot: View {
  @Counted(\.menu.dishes) private var dishes

  var body: some View {
    NavigationStack(path: $dishes) {
      MenuView().navigationDestination(for: Dish.self) { DishView(dish: $0) }
    }
  }
}

struct MenuView: View {
  @Counted(\.menu.dishes) private var dishes
  var body: some View { Button("Soup") { dishes.append(Dish(name: "Soup")) } }
}

struct DishView: View {
  let dish: Dish
  @Counted(\.page) private var page
  @Counted(\.menu.dishes) private var dishes

  var body: some View {
    Button("Order") { page = .cart }
    Button("Menu") { dishes = [] }
  }
}

struct CartView: View {
  @Counted(\.receipt) private var receipt

  var body: some View {
    Button("Pay") { receipt = .init(id: 1) }
      .fullScreenCover(item: $receipt) { _ in ReceiptView() }
  }
}

struct ReceiptView: View {
  @Counted(\.receipt) private var receipt
  var body: some View { Button("Close") { receipt = nil } }
}
