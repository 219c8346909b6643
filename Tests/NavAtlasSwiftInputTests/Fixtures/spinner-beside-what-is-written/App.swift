import SwiftUI
enum Place { case out, wait, inside }
final class Guide: ObservableObject { @Published var place: Place = .out }
@main struct TownApp: App {
  @StateObject private var guide = Guide()
  var body: some Scene { WindowGroup { RootView().environmentObject(guide) } }
}
struct RootView: View {
  @EnvironmentObject var guide: Guide
  var body: some View {
    switch guide.place {
    case .out, .wait: Porch()
    case .inside: Parlour()
    }
  }
}
struct Porch: View {
  @EnvironmentObject var guide: Guide
  @State private var isBusy = false
  var body: some View {
    ZStack {
      Color.gray
      if guide.place == .wait {
        Waiting()
      } else {
        VStack { Text("Porch"); TextField("Name", text: .constant("")); Button("Enter") { guide.place = .inside } }
        if isBusy { Color.black; Wheel() }
      }
    }
  }
}
struct Wheel: View { var body: some View { Circle() } }
struct Waiting: View { var body: some View { Text("w") } }
struct Parlour: View { var body: some View { Button("Out") { Text("h") } } }
