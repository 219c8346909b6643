import SwiftUI

@main
struct FerryApp: App {
  var body: some Scene { WindowGroup { PierView() } }
}

final class MooringModel: ObservableObject {
  private let cast: () -> Void
  init(cast: @escaping () -> Void) { self.cast = cast }
  func castOff() { cast() }
}

@Observable
final class Bell {
  let ring: () -> Void
  init(ring: @escaping () -> Void) { self.ring = ring }
}

enum Berth: Hashable { case mooring, deck }

struct PierView: View {
  @State private var path: [Berth] = []
  @State private var rings = false

  var body: some View {
    NavigationStack(path: $path) {
      Button("Mooring") { path.append(.mooring) }
        .navigationDestination(for: Berth.self) { berth in
          switch berth {
          case .mooring: MooringView().environmentObject(MooringModel(cast: { path.append(.deck) }))
          case .deck: DeckView().environment(Bell { rings = true })
          }
        }
    }
    .sheet(isPresented: $rings) { BellView() }
  }
}

struct MooringView: View { var body: some View { RopeButton() } }

struct RopeButton: View {
  @EnvironmentObject private var model: MooringModel
  var body: some View { Button("Cast off") { model.castOff() } }
}

struct DeckView: View {
  @Environment(Bell.self) private var bell
  var body: some View { Button("Ring") { bell.ring() } }
}

struct BellView: View { var body: some View { Text("Dong") } }
