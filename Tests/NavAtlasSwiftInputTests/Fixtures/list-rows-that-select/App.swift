import SwiftUI

@main
struct QuarryApp: App {
    var body: some Scene {
        WindowGroup { QuarryView() }
    }
}

enum Stone: Int, CaseIterable, Identifiable {
    case marble, slate, chalk
    var id: Int { rawValue }
}

struct QuarryView: View {
    @State private var picked: Stone.ID? = Stone.marble.id

    var body: some View {
        NavigationSplitView {
            List(Stone.allCases, selection: $picked) { stone in
                Text("Stone \(stone.rawValue)")
            }
        } detail: {
            if let picked, let stone = Stone(rawValue: picked) {
                switch stone {
                case .marble: MarbleView()
                case .slate: SlateView()
                case .chalk: ChalkView()
                }
            } else {
                Text("Choose a stone")
            }
        }
    }
}

struct MarbleView: View { var body: some View { Text("Marble") } }
struct SlateView: View { var body: some View { Text("Slate") } }
struct ChalkView: View { var body: some View { Text("Chalk") } }
