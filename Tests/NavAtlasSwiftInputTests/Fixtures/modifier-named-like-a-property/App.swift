import SwiftUI

/// Modifiers by the names of properties that the view has itself.
@main struct QuarryApp: App { var body: some Scene { WindowGroup { QuarryView() } } }

struct QuarryView: View {
  @State private var digs = false
  @State private var sorts = false

  var body: some View {
    VStack {
      ShovelButton(title: "Dig") { digs = true }.controlSize(.large)
      ShovelButton(title: "Sort", tint: .brown) { sorts = true }.tint(.gray)
    }
    .sheet(isPresented: $digs) { PitView() }
    .sheet(isPresented: $sorts) { SieveView() }
  }
}

struct ShovelButton: View {
  @Environment(\.controlSize) private var controlSize
  var title: String
  var tint = Color.orange
  var act: () -> Void

  var body: some View {
    Button(title, action: act).padding(controlSize == .large ? 20 : 8).background(tint)
  }
}

struct PitView: View { var body: some View { Text("Pit") } }
struct SieveView: View { var body: some View { Text("Sieve") } }
