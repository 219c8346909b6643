import SwiftUI

@main struct BakeryApp: App {
  var body: some Scene {
    WindowGroup { Counter() }
    WindowGroup("Kitchen", id: "kitchen") { Kitchen() }
    WindowGroup("Office", id: "office") { Office() }
  }
}

/// What a structure is made with is what its parts begin with, whatever they are written with.
struct Order {
  enum Stage { case empty, filled, paid }
  var stage: Stage
  var isGift = true
}

struct Counter: View {
  @State private var order = Order(stage: .filled, isGift: false)
  var body: some View {
    switch order.stage {
    case .empty: NoOrder()
    case .filled: OrderView(order: $order)
    case .paid: Receipt()
    }
  }
}
struct NoOrder: View { var body: some View { Text("None") } }
struct OrderView: View {
  @Binding var order: Order
  var body: some View {
    VStack {
      Button("Pay") { order = Order(stage: .paid) }
      Button("Throw away") { order.stage = .empty }
    }
  }
}
struct Receipt: View { var body: some View { Text("Thank you") } }

/// A constant part is another one in each new whole.
struct Oven {
  let isHot: Bool
  let note: String
}

final class Baker: ObservableObject {
  @Published private(set) var oven = Oven(isHot: false, note: "")
  func heat() { oven = Oven(isHot: true, note: "Hot") }
  func cool() { oven = Oven(isHot: false, note: "Cold") }
}

struct Kitchen: View {
  @StateObject private var baker = Baker()
  var body: some View {
    if !baker.oven.isHot { ColdOven(heat: baker.heat) } else { HotOven(cool: baker.cool) }
  }
}
struct ColdOven: View {
  let heat: () -> Void
  var body: some View { Button("Heat", action: heat) }
}
struct HotOven: View {
  let cool: () -> Void
  var body: some View { Button("Cool", action: cool) }
}

/// The structure has an initialiser of its own, and its owner makes it in one.
struct Books {
  enum Page { case front, sums }
  var page: Page
  init(open page: Page) { self.page = page }
}

final class Clerk: ObservableObject {
  @Published var books: Books
  init() { books = Books(open: .front) }
}

struct Office: View {
  @StateObject private var clerk = Clerk()
  var body: some View {
    switch clerk.books.page {
    case .front: FrontPage { clerk.books.page = .sums }
    case .sums: Sums { clerk.books = Books(open: .front) }
    }
  }
}
struct FrontPage: View {
  let turn: () -> Void
  var body: some View { Button("Sums", action: turn) }
}
struct Sums: View {
  let back: () -> Void
  var body: some View { Button("Front", action: back) }
}
