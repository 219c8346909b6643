import SwiftUI

private let target = Third()
private func made() -> some View { Fourth() }

private extension View {
  func panel(_ isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { Fifth() } }
  var decorated: some View { toolbar { NavigationLink("Fifth") { Fifth() } } }
}

struct Second: View {
  @State private var isShown = false

  var body: some View {
    Form {
      Section("Sixth") { NavigationLink("Sixth") { Sixth() } }
      NavigationLink("Target") { target }
      NavigationLink("Made") { made() }
      Button("Panel") { isShown = true }
    }
    .panel($isShown)
    .decorated
  }
}

struct Third: View { var body: some View { Text("Third") } }
struct Fourth: View { var body: some View { Text("Fourth") } }
struct Fifth: View { var body: some View { Text("Fifth") } }
struct Sixth: View { var body: some View { Text("Sixth") } }
