import SwiftUI

@main struct ShedApp: App {
  var body: some Scene { WindowGroup { ShelvesView() } }
}

protocol Kind {
  associatedtype Item
  associatedtype Form: FormView where Form.Item == Item
  associatedtype Beginning: View
  static var beginning: Beginning { get }
}

/// A view that has to be made so; the memberwise initialiser does.
protocol FormView: View {
  associatedtype Item
  init(item: Item, keep: @escaping (Item) -> Void)
}

struct Seed {}
struct Pot {}

struct ShelvesView: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Pots") { DrawerView<Pots>() }
        NavigationLink("Seeds") { DrawerView<Seeds>() }
      }
    }
  }
}

struct DrawerView<Content: Kind>: View {
  @State private var items: [Content.Item] = []
  @State private var isHelped = false

  var body: some View {
    List {
      ForEach(items.indices, id: \.self) { position in
        NavigationLink("Edit") { Edit(item: items[position]) }
      }
      Button("Help") { isHelped = true }
    }
    .sheet(isPresented: $isHelped) { Help() }
  }

  /// What is given with the drawer's kind is the screen.
  struct Edit: View {
    @Environment(\.dismiss) private var dismiss
    var item: Content.Item

    var body: some View {
      Content.Form(item: item, keep: { _ in dismiss() }).disabled(false)
    }
  }

  /// The same for each kind.
  struct Help: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Done") { dismiss() } }
  }
}

struct Seeds: Kind {
  typealias Item = Seed
  typealias Form = SeedForm
  static var beginning: some View { Text("Seeds") }
}

struct Pots: Kind {
  typealias Item = Pot
  static var beginning: some View { Text("Pots") }

  struct PotForm: FormView {
    var item: Pot
    var keep: (Pot) -> Void
    @State private var isTurned = false

    var body: some View {
      VStack {
        Button("Keep") { keep(item) }
        Button("Turn") { isTurned = true }
      }
      .sheet(isPresented: $isTurned) { WheelView() }
    }
  }

  typealias Form = PotForm
}

struct SeedForm: FormView {
  var item: Seed
  var keep: (Seed) -> Void
  var body: some View { Button("Keep") { keep(item) } }
}

struct WheelView: View { var body: some View { Text("Wheel") } }
