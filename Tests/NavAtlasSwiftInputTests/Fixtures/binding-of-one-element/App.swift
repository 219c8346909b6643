import SwiftUI

@main struct TheApp: App { var body: some Scene { WindowGroup { TabView { Lakes(); Boats() } } } }

struct Lakes: View {
  @State private var isShown = [false, false]
  var body: some View {
    Button("Fish") { isShown[0] = true }
      .sheet(isPresented: $isShown[0]) { Fish() }
  }
}
struct Boats: View {
  @State private var names = ["a", "b"]
  var body: some View { Field(text: $names[1]) }
}
struct Field: View {
  @Binding var text: String
  var body: some View { Button("Clear") { text = "x" } }
}
struct Fish: View { var body: some View { Text("Fish") } }
