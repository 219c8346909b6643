import LockKit
import SwiftUI

@main struct GardenApp: App {
  var body: some Scene { WindowGroup { Fence() } }
}

final class Key: ObservableObject {
  @Published var opens = false
  @Published var isBent: Bool?
  func turn() async { opens = await Latch.lift() }
  func check() { opens = Latch.shared.isLifted }
  func look() { isBent = Latch.shared.isBent }
}

struct Fence: View {
  @StateObject private var key = Key()
  var body: some View {
    if key.opens { Garden(key: key) } else { Gate(key: key) }
  }
}

struct Gate: View {
  @ObservedObject var key: Key
  var body: some View {
    Button("Turn") { Task { await key.turn() } }
    Button("Look") { key.look() }
  }
}

struct Garden: View {
  @ObservedObject var key: Key
  var body: some View { Button("Check") { key.check() } }
}
