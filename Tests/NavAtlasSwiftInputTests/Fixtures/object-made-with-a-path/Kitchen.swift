import SwiftUI

@main struct KitchenApp: App {
  var body: some Scene { WindowGroup { DiningRoom() } }
}

enum Dish: Hashable {
  case soup(String)
  case bread
}

/// Everybody calls the same waiter, who walks along the room's path.
nonisolated(unsafe) var waiter: Waiter?

final class Waiter {
  @Binding var path: [Dish]
  let bill: Binding<Bool>

  init(path: Binding<[Dish]>, bill: Binding<Bool>) {
    _path = path
    self.bill = bill
  }

  func bring(_ dish: Dish) { path.append(dish) }

  func takeAway() {
    if path.isEmpty == false { path.removeLast() }
  }

  func clear() { path.removeAll() }

  func write() { bill.wrappedValue = true }
}

struct DiningRoom: View {
  @State private var path: [Dish] = []
  @State private var isPaying = false

  var body: some View {
    NavigationStack(path: $path) {
      TableView()
        .navigationDestination(for: Dish.self) { dish in
          switch dish {
          case .soup(let name): SoupView(name: name)
          case .bread: BreadView()
          }
        }
    }
    .onAppear {
      if waiter == nil { waiter = .init(path: $path, bill: $isPaying) }
    }
    .sheet(isPresented: $isPaying) { BillView() }
  }
}

struct TableView: View {
  var body: some View { Button("Soup") { waiter?.bring(.soup("Leek")) } }
}

struct SoupView: View {
  let name: String

  var body: some View {
    VStack {
      Button("Bread") { waiter?.bring(.bread) }
      Button("Take away") { waiter?.takeAway() }
    }
  }
}

struct BreadView: View {
  var body: some View {
    VStack {
      Button("Clear") { waiter?.clear() }
      Button("Pay") { waiter?.write() }
    }
  }
}

struct BillView: View {
  var body: some View { Text("12") }
}
