import SwiftUI

struct Member { let name: String }

final class Ledger: ObservableObject {
  enum Standing { case inside, outside }
  @Published var member: Member?
  var standing: Standing { member != nil ? .inside : .outside }
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
    case .outside: EntranceView(ledger: ledger)
    }
  }
}

struct EntranceView: View {
  let ledger: Ledger
  var body: some View { Button("Enter") { ledger.member = Member(name: "Ann") } }
}

struct HallView: View {
  let ledger: Ledger
  var body: some View { Button("Leave") { ledger.member = nil } }
}
