import Fruit
import Root
import SwiftUI

@main struct GardenApp: App {
  var body: some Scene { WindowGroup { BedsView() } }
}

struct BedsView: View {
  @State private var isNoted = false

  var body: some View {
    TabView {
      NavigationStack { Fruit.PlotView() }.tabItem { Text("Fruit") }
      NavigationStack { Root.PlotView() }.tabItem { Text("Root") }
      NavigationStack { NotesView() }.tabItem { Text("Notes") }
    }
  }
}

struct NotesView: View {
  @State private var isAdding = false

  var body: some View {
    Button("Add") { isAdding = true }.sheet(isPresented: $isAdding) { form }
  }

  @ViewBuilder private var form: some View {
    Text("Note")
    Button("Done") { isAdding = false }
  }
}
