import PanelKit
import SwiftUI

/// What modifiers of absent packages present, also behind functions of the app's own.
extension View {
  func hutPanel<Inside: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Inside) -> some View {
    floatingPanel(isPresented: isPresented, background: .gray, content: content)
  }
}

struct Rope: Identifiable { let id: Int }

@main struct HutApp: App { var body: some Scene { WindowGroup { HutView() } } }

struct HutView: View {
  @State private var rests = false
  @State private var rope: Rope?
  @State private var warns = false

  var body: some View {
    List {
      Button("Rest") { rests = true }
      Button("Rope") { rope = Rope(id: 1) }
      Button("Warn") { warns = true }
    }
    .hutPanel(isPresented: $rests) { BunkView() }
    .bottomSheet(item: $rope) { rope in RopeView(rope: rope) }
    .toast(isPresented: $warns) { WarningView() }
    .refundRequestSheet(for: 7, isPresented: $warns) { result in print(result) }
  }
}

struct BunkView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Up") { dismiss() } }
}

struct RopeView: View { let rope: Rope; var body: some View { Text("Rope") } }
struct WarningView: View { var body: some View { Text("Warning") } }
