import SwiftUI

@main struct TownApp: App {
  @State private var model = Model()
  var body: some Scene { WindowGroup { Root(model: model) } }
}



@Observable final class Model {
  var isDone = load()
  var keeps = false
}

struct Root: View {
  let model: Model
  var body: some View {
    if !(model.keeps || !model.isDone) { Parlour() } else { Porch(model: model) }
  }
}

struct Porch: View {
  let model: Model
  var body: some View { Button("Enter") { model.isDone = true } }
}

struct Parlour: View { var body: some View { Text("Parlour") } }
