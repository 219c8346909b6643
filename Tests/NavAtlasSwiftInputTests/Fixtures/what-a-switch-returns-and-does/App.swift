import SwiftUI

enum Reply { case fine, refused }
enum Wish { case rest, leave }

final class Inn: ObservableObject {
  @Published var isIn = true

  func ask(_ wish: Wish) -> Reply {
    switch wish {
    case .rest: return .fine
    case .leave: return settle()
    }
  }

  private func settle() -> Reply {
    guard Purse.shared.isFull() else { return .refused }
    isIn = false
    return .fine
  }
}

final class Purse {
  static let shared = Purse()
  func isFull() -> Bool { Bool.random() }
}

@main struct InnApp: App {
  @StateObject private var inn = Inn()
  var body: some Scene {
    WindowGroup { if inn.isIn { Room(inn: inn) } else { Road() } }
  }
}

struct Room: View {
  let inn: Inn
  @State private var isRefused = false

  var body: some View {
    Button("Leave") {
      let reply = inn.ask(.leave)
      isRefused = reply == .refused
    }
    .sheet(isPresented: $isRefused) { Bill() }
  }
}

struct Road: View { var body: some View { Text("Road") } }
struct Bill: View { var body: some View { Text("Bill") } }
