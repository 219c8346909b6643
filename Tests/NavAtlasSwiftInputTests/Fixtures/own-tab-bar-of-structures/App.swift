import SwiftUI

@main
struct BakeryApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationView { WelcomeView() }
    }
  }
}

struct WelcomeView: View {
  var body: some View {
    VStack {
      NavigationLink("Bakers", destination: BakersView())
      NavigationLink("Guests", destination: GuestsView())
    }
  }
}

/// A tab is a value with a name, a picture and what the choice asks for.
struct BarItem: Identifiable, Equatable {
  let id = UUID()
  let name: String
  let picture: String
  let tag: String
}

enum BarItems {
  static let bakers = [
    BarItem(name: "Dough", picture: "circle", tag: DoughView.tag),
    BarItem(name: "Oven", picture: "flame", tag: OvenView.tag),
  ]
  static let cakes = BarItem(name: "Cakes", picture: "heart", tag: CakesView.tag)
  static let bread = BarItem(name: "Bread", picture: "square", tag: BreadView.tag)
}

/// Pushed, without the stack's bar; the buttons of the bar are a loop's.
struct BakersView: View {
  @State private var selected: BarItem = BarItems.bakers[0]

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        switch selected.tag {
        case DoughView.tag: DoughView()
        case OvenView.tag: OvenView()
        default: Text("There is no such place")
        }
      }
      BarView(items: BarItems.bakers, selected: $selected)
    }
    .navigationBarHidden(true)
  }
}

struct BarView: View {
  let items: [BarItem]
  @Binding var selected: BarItem

  var body: some View {
    HStack {
      ForEach(items) { item in
        Label(item.name, systemImage: item.picture).onTapGesture { selected = item }
      }
    }
  }
}

/// The buttons are written one by one.
struct GuestsView: View {
  @State private var selected = BarItems.cakes

  var body: some View {
    VStack {
      switch selected.tag {
      case CakesView.tag: CakesView()
      default: BreadView()
      }
      HStack {
        Button("Cakes") { selected = BarItems.cakes }
        Button("Bread") { selected = BarItems.bread }
      }
    }
    .navigationBarHidden(true)
  }
}

struct DoughView: View {
  static let tag = "Dough"
  @State private var isKneading = false

  var body: some View {
    Button("Knead") { isKneading = true }
      .sheet(isPresented: $isKneading) { KneadingView() }
  }
}

struct KneadingView: View {
  var body: some View { Text("Ten minutes") }
}

struct OvenView: View {
  static let tag = "Oven"
  var body: some View { Text("200°") }
}

struct CakesView: View {
  static let tag = "Cakes"
  var body: some View { NavigationLink("Plum") { CakeView() } }
}

struct CakeView: View {
  var body: some View { Text("Plum") }
}

struct BreadView: View {
  static let tag = "Bread"
  var body: some View { Text("Rye") }
}
