import SwiftUI

@main struct AviaryApp: App {
  @State private var model = AviaryModel()
  var body: some Scene { WindowGroup { ShellView(model: model).frame(minWidth: 900) } }
}
enum Perch: CaseIterable, Identifiable {
  case owls, wrens
  var id: Self { self }
}
@Observable final class AviaryModel { var perch: Perch = .owls }

// The bar is one view, what it chooses between is another.
struct ShellView: View {
  @Bindable var model: AviaryModel
  var body: some View {
    VStack(spacing: 0) {
      PerchBar(model: model)
      Divider()
      PerchContent(model: model)
    }
  }
}
struct PerchBar: View {
  @Bindable var model: AviaryModel
  var body: some View { HStack { PerchPicker(perch: $model.perch) } }
}
struct PerchPicker: View {
  @Binding var perch: Perch
  var body: some View { ForEach(Perch.allCases) { item in Button("Perch") { perch = item } } }
}
struct PerchContent: View {
  @Bindable var model: AviaryModel
  var body: some View {
    Group {
      switch model.perch {
      case .owls: OwlsView()
      case .wrens: WrensView()
      }
    }
    .frame(maxWidth: .infinity)
  }
}
struct OwlsView: View {
  @State private var isListening = false
  var body: some View {
    Button("Listen") { isListening = true }.sheet(isPresented: $isListening) { SongView() }
  }
}
struct WrensView: View { var body: some View { Text("Wrens") } }
struct SongView: View { var body: some View { Text("Song") } }
