import SwiftUI

@main struct PetsApp: App {
  var body: some Scene { WindowGroup { Pets() } }
}

struct Pets: View {
  @State private var shown = "all"
  var names = ["all", "basket", "me"]
  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        AllPets().opacity(shown == "all" ? 1 : 0)
        Basket(shown: $shown).opacity(shown == "basket" ? 1 : 0)
        Me().opacity(shown == "me" ? 1 : 0)
      }
      HStack { ForEach(names, id: \.self) { name in BarButton(name: name, shown: $shown) } }
    }
  }
}

struct BarButton: View {
  let name: String
  @Binding var shown: String
  var body: some View { Button(name) { shown = name } }
}

struct AllPets: View { var body: some View { Text("All") } }

struct Basket: View {
  @Binding var shown: String
  var body: some View { Button("More") { shown = "all" } }
}

struct Me: View { var body: some View { Text("Me") } }
