import SwiftUI

@main
struct ArchiveApp: App {
  @StateObject private var desk = Desk()

  var body: some Scene {
    WindowGroup { root.environmentObject(desk) }
  }

  private var root: some View {
    desk.reader.map { AnyView(ShelvesView(reader: $0)) } ?? AnyView(DeskView())
  }
}

final class Desk: ObservableObject {
  @Published var reader: String?
}

struct DeskView: View {
  @EnvironmentObject private var desk: Desk

  var body: some View {
    Button("Register") { desk.reader = "Ann" }
  }
}

struct ShelvesView: View {
  let reader: String
  @EnvironmentObject private var desk: Desk

  var body: some View {
    Button("Leave") { desk.reader = nil }
  }
}
