import SwiftUI

@main
struct SawmillApp: App {
  var body: some Scene { WindowGroup { SawmillView() } }
}

enum Saw: Hashable { case band, frame }

final class Shift: ObservableObject {
  @Published var hasBegun = false
}

struct SawmillView: View {
  @StateObject private var shift = Shift()

  var body: some View {
    shift.hasBegun ? AnyView(YardView()) : AnyView(ClockView(shift: shift))
  }
}

struct ClockView: View {
  @ObservedObject var shift: Shift
  var body: some View { Button("Begin") { shift.hasBegun = true } }
}

struct YardView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Band saw", value: Saw.band)
      NavigationLink("Frame saw", value: Saw.frame)
        .navigationDestination(for: Saw.self) { SawView(saw: $0) }
    }
  }
}

struct SawView: View {
  let saw: Saw
  var body: some View { saw == .band ? AnyView(BandSawView()) : AnyView(FrameSawView()) }
}

struct BandSawView: View { var body: some View { Text("Band") } }
struct FrameSawView: View { var body: some View { Text("Frame") } }
