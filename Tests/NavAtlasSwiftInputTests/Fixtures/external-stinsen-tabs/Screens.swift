import Stinsen
import SwiftUI

@main
struct MillApp: App {
    @State private var isOpen = false
    var body: some Scene {
        WindowGroup { MillCoordinator(isOpen: isOpen).view() }
    }
}

struct GateView: View {
    @EnvironmentObject private var mill: MillCoordinator.Router
    var body: some View { Button("Open") { mill.root(\.yard) } }
}

struct FlourView: View {
    @EnvironmentObject private var router: FlourCoordinator.Router
    @EnvironmentObject private var yard: YardCoordinator.Router

    var body: some View {
        Button("Sack") { router.route(to: \.sack) }
        Button("Grain") { yard.focusFirst(\.grain) }
    }
}

struct GrainView: View {
    @RouterObject var mill: NavigationRouter<MillCoordinator>!
    var body: some View { Button("Close") { mill.root(\.gate) } }
}

struct SackView: View {
    @EnvironmentObject private var sack: SackCoordinator.Router
    var body: some View { Button("Tie up") { sack.dismissCoordinator() } }
}
