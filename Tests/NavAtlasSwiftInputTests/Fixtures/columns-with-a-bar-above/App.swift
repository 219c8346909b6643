import SwiftUI

@main struct DepotApp: App {
  var body: some Scene { WindowGroup { DepotView() } }
}

enum Section: CaseIterable { case crates, carts, lamps, notes }

struct Crate: Identifiable { let id: String }

final class Stock: ObservableObject { @Published var crates: [Crate] = [] }

struct DepotView: View {
  @State private var section: Section = .crates
  @State private var crate: String?
  @State private var cart: String?
  @State private var lamp: String?
  @State private var marked: Set<String> = []
  @State private var isAdding = false
  @State private var isHiring = false

  var body: some View {
    NavigationSplitView {
      SidebarView(section: $section)
    } content: {
      VStack(spacing: 0) {
        HStack {
          Text("Search")
          if section == .crates {
            Button("Add") { isAdding = true }
          } else if section == .carts {
            Button("Hire") { isHiring = true }
          }
        }
        ListColumn(section: section, crate: $crate, cart: $cart, lamp: $lamp, marked: $marked)
      }
      .sheet(isPresented: $isAdding) { AddCrateView() }
      .sheet(isPresented: $isHiring) { HireCartView() }
    } detail: {
      DetailColumn(section: section, crate: crate, cart: cart, lamp: lamp, marked: marked)
    }
  }
}

struct SidebarView: View {
  @Binding var section: Section

  var body: some View {
    List {
      row(.crates)
      row(.carts)
      row(.lamps)
      row(.notes)
    }
  }

  private func row(_ one: Section) -> some View { Text("Row").onTapGesture { section = one } }
}

struct ListColumn: View {
  let section: Section
  @Binding var crate: String?
  @Binding var cart: String?
  @Binding var lamp: String?
  @Binding var marked: Set<String>

  var body: some View {
    VStack {
      switch section {
      case .crates: CratesList(crate: $crate, marked: $marked)
      case .carts: CartsList(cart: $cart)
      case .lamps: LampsList(lamp: $lamp)
      case .notes: EmptyNote(title: "Nothing")
      }
    }
  }
}

struct EmptyNote: View {
  let title: String
  var body: some View { Text(title) }
}

struct CratesList: View {
  @EnvironmentObject var stock: Stock
  @Binding var crate: String?
  @Binding var marked: Set<String>

  var body: some View {
    List(selection: $marked) { ForEach(stock.crates) { Text($0.id).tag($0.id) } }
  }
}

struct CartsList: View {
  @Binding var cart: String?
  var body: some View { List(selection: $cart) { Text("A cart").tag("a") } }
}

struct LampsList: View {
  @Binding var lamp: String?
  var body: some View { Button("A lamp") { lamp = "a" } }
}

struct DetailColumn: View {
  @EnvironmentObject var stock: Stock
  let section: Section
  let crate: String?
  let cart: String?
  let lamp: String?
  let marked: Set<String>

  var body: some View {
    switch section {
    case .crates:
      if marked.count > 1 {
        CrateCards()
      } else {
        ForEach(stock.crates) { one in
          if one.id == crate { CrateView(crate: one) }
        }
      }
    case .carts:
      if let cart { CartView(name: cart) } else { Text("None") }
    case .lamps:
      if let lamp { LampView(name: lamp) } else { Text("None") }
    case .notes: Text("Notes")
    }
  }
}

struct CrateCards: View { var body: some View { Text("Many") } }
struct CrateView: View {
  let crate: Crate
  var body: some View { Text(crate.id) }
}
struct CartView: View {
  let name: String
  var body: some View { Text(name) }
}
struct LampView: View {
  let name: String
  var body: some View { Text(name) }
}
struct AddCrateView: View { var body: some View { Text("Add") } }
struct HireCartView: View { var body: some View { Text("Hire") } }
