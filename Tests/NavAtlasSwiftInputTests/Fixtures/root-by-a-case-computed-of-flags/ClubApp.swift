import SwiftUI

struct Member { let name: String }

final class Ledger: ObservableObject {
  enum Standing { case inside, outside, waiting }
  @Published var isMember = false
  @Published var isReady = false
  var standing: Standing {
    if !isMember { return .outside }
    if !isReady { return .waiting }
    return .inside
  }
}

@main struct ClubApp: App {
  @StateObject private var ledger = Ledger()
  var body: some Scene { WindowGroup { EntryPoint(ledger: ledger) } }
}

struct EntryPoint: View {
  @ObservedObject var ledger: Ledger
  var body: some View {
    switch ledger.standing {
    case .inside: HallView(ledger: ledger)
    case .waiting: RulesView(ledger: ledger)
    case .outside: EntranceView(ledger: ledger)
    }
  }
}

struct EntranceView: View {
  let ledger: Ledger
  var body: some View { Button("Enter") { ledger.isMember = true } }
}

struct HallView: View {
  let ledger: Ledger
  var body: some View { Button("Leave") { ledger.isMember = false } }
}

struct RulesView: View {
  let ledger: Ledger
  var body: some View { Button("Agree") { ledger.isReady = true } }
}
