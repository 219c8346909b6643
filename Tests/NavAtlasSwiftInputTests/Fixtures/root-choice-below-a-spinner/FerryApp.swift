import SwiftUI

@main
struct FerryApp: App {
    @StateObject private var session = Session()
    var body: some Scene { WindowGroup { Gate().environmentObject(session) } }
}

enum Stage { case harbour, deck }

final class Session: ObservableObject {
    @Published var stage: Stage = .harbour
    @Published var isBusy = false
}

struct Gate: View {
    @EnvironmentObject var session: Session

    var body: some View {
        ZStack {
            switch session.stage {
            case .harbour: Harbour()
            case .deck: Deck()
            }
            ProgressView().opacity(session.isBusy ? 1 : 0)
            WaveIndicator(isAnimating: $session.isBusy)
        }
    }
}

struct Harbour: View {
    @EnvironmentObject var session: Session
    var body: some View { Button("Board") { session.stage = .deck } }
}

struct Deck: View {
    @EnvironmentObject var session: Session
    var body: some View { Button("Leave") { session.stage = .harbour } }
}
