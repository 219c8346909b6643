import SwiftUI

@main
struct HarvestApp: App {
  var body: some Scene {
    WindowGroup { FarmView() }
  }
}

@Observable
final class Way {
  var tab = 0
  var path: [Int] = []

  func open(_ field: Int) {
    tab = 0
    path.append(field)
  }
}

struct FarmView: View {
  @State private var way = Way()

  var body: some View {
    @Bindable var way = way
    TabView(selection: $way.tab) {
      NavigationStack(path: $way.path) {
        FieldsView().navigationDestination(for: Int.self) { FieldView(number: $0) }
      }
      .tabItem { Text("Fields") }
      .tag(0)
      WeatherView()
        .tabItem { Text("Weather") }
        .tag(1)
    }
    .environment(way)
  }
}

struct FieldsView: View {
  @State private var adds = false
  var body: some View {
    Button("Add") { adds = true }
      .sheet(isPresented: $adds) { NewFieldView() }
  }
}

// The tab that it chooses lies below it.
struct NewFieldView: View {
  @Environment(Way.self) private var way
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Save") {
      dismiss()
      way.open(7)
    }
  }
}

struct FieldView: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

struct WeatherView: View {
  @Environment(Way.self) private var way
  var body: some View { Button("Rain there") { way.open(3) } }
}
