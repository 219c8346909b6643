import SwiftUI

@main struct TownApp: App {
  var body: some Scene { WindowGroup { Root().environmentObject(Guide()) } }
}

enum Guest { case walker, rider }

final class Guide: ObservableObject {
  @Published var isIn = false
  @Published var guest: Guest = .walker
}

final class Form: ObservableObject {
  @Published var guest: Guest = .walker
  init(guest: Guest) { self.guest = guest }
}

struct Root: View {
  @EnvironmentObject var guide: Guide
  var body: some View {
    if guide.isIn {
      if guide.guest == .walker { Path() } else { Stable() }
    } else {
      Porch()
    }
  }
}

struct Porch: View {
  @EnvironmentObject var guide: Guide
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("Join", destination: Join(form: Form(guest: guide.guest)))
        Button("Enter") { guide.isIn = true }
      }
    }
  }
}

struct Join: View {
  @ObservedObject var form: Form
  var body: some View {
    Button("Ride") { form.guest = .rider }
  }
}
struct Path: View { var body: some View { Text("Path") } }
struct Stable: View { var body: some View { Text("Stable") } }
