import SwiftUI

/// Views of the app's own write bindings whose setters set something else than their getters read.
@main struct BarnApp: App { var body: some Scene { WindowGroup { BarnView() } } }

final class Barn: ObservableObject {
  @Published var isLocked = true
  @Published var bales: [String] = []
}

struct BarnView: View {
  @StateObject private var barn = Barn()
  @State private var asks = false
  @State private var counts = false

  var body: some View {
    VStack {
      LatchRow(isOn: Binding(get: { barn.isLocked }, set: { _ in asks = true }))
      BaleRow(amount: Binding(get: { barn.bales.count }, set: { if $0 > 3 { counts = true } }))
    }
    .sheet(isPresented: $asks) { KeyView() }
    .fullScreenCover(isPresented: $counts) { LoftView() }
  }
}

struct LatchRow: View {
  @Binding var isOn: Bool
  var body: some View { HStack { Text("Latch"); Latch(isOn: $isOn) } }
}

struct Latch: View {
  @Binding var isOn: Bool
  var body: some View { Circle().onTapGesture { isOn.toggle() } }
}

struct BaleRow: View {
  @Binding var amount: Int
  var body: some View { Image(systemName: "plus").onTapGesture { amount = amount + 1 } }
}

struct KeyView: View { var body: some View { Text("Key") } }
struct LoftView: View { var body: some View { Text("Loft") } }
