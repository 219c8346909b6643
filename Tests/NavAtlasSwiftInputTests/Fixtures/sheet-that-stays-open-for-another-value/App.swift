import SwiftUI

enum Drawer: Equatable { case spoons, forks, label(Int) }

final class Kitchen: ObservableObject {
  @Published var drawer: Drawer?
  @Published var isSharp = false
}

@main struct KitchenApp: App {
  @StateObject private var kitchen = Kitchen()
  var body: some Scene { WindowGroup { Counter(kitchen: kitchen) } }
}

struct Counter: View {
  @ObservedObject var kitchen: Kitchen

  private var isOpen: Binding<Bool> {
    Binding(get: { kitchen.drawer != nil }, set: { if !$0 { kitchen.drawer = nil } })
  }

  var body: some View {
    VStack {
      Button("Spoons") { kitchen.drawer = .spoons }
      Button("Label") { kitchen.drawer = .label(2) }
      Button("Knives") { kitchen.isSharp = true }
    }
    .sheet(isPresented: isOpen) {
      switch kitchen.drawer {
      case .spoons: Spoons(kitchen: kitchen)
      case .forks: Forks(kitchen: kitchen)
      case .label(let number): Label(number: number)
      case nil: EmptyView()
      }
    }
    .sheet(isPresented: $kitchen.isSharp) { Knives(kitchen: kitchen) }
  }
}

struct Spoons: View {
  let kitchen: Kitchen

  var body: some View {
    Button("Forks") { kitchen.drawer = .forks }
    // It is there already.
    Button("Spoons") { kitchen.drawer = .spoons }
  }
}

struct Forks: View {
  let kitchen: Kitchen
  var body: some View { Button("Shut") { kitchen.drawer = nil } }
}

struct Label: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Peel") { dismiss() } }
}

struct Knives: View {
  let kitchen: Kitchen
  var body: some View { Button("Still sharp") { kitchen.isSharp = true } }
}
