import SwiftUI

@main struct DeskApp: App { var body: some Scene { WindowGroup { DeskView() } } }
enum Sheet: String, Identifiable {
  case pen, paper
  var id: Self { self }
}
@Observable final class Desk {
  var sheet: Sheet?
  var isOpen = false
}
@dynamicMemberLookup
struct Held<Value> {
  var value: Value
  let name: String
  subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> T {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}
@Observable final class Desks { var desk = Held(value: Desk(), name: "desk") }
struct DeskView: View {
  @State private var desks = Desks()
  @State private var held = Held(value: Drawer(), name: "drawer")
  var body: some View {
    Button("Pen") { desks.desk.sheet = .pen }
    Button("Paper") { desks.desk.sheet = .paper }
    Button("Open") { desks.desk.isOpen = true }
    Button("Drawer") { held.isShown = true }
      .sheet(item: $desks.desk.sheet) { s in
        switch s {
        case .pen: PenView()
        case .paper: PaperView()
        }
      }
      .fullScreenCover(isPresented: $desks.desk.isOpen) { OpenView() }
      .popover(isPresented: $held.isShown) { DrawerView() }
  }
}
struct Drawer { var isShown = false }
struct PenView: View { var body: some View { Text("") } }
struct PaperView: View { var body: some View { Text("") } }
struct OpenView: View { var body: some View { Text("") } }
struct DrawerView: View { var body: some View { Text("") } }
