import SwiftUI

@MainActor final class Theatre: ObservableObject {
    static let shared = Theatre()

    @Published var curtain: AnyView?
    @Published var isClosed = false

    func curtain<Scene: View>(@ViewBuilder _ scene: () -> Scene) {
        curtain = AnyView(scene())
        isClosed = true
    }
}

@main
struct StageApp: App {
    @StateObject private var theatre = Theatre.shared

    var body: some Scene {
        WindowGroup {
            FoyerView()
                .fullScreenCover(isPresented: $theatre.isClosed) { theatre.curtain }
        }
    }
}

struct FoyerView: View {
    @State private var showsBar = false

    var body: some View {
        Button("Play") { Theatre.shared.curtain { PlayView() } }
        Button("Bar") { showsBar = true }
            .sheet(isPresented: $showsBar) { BarView() }
    }
}

struct PlayView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Leave") { dismiss() } }
}

struct BarView: View {
    var body: some View { Button("Film") { Theatre.shared.curtain { FilmView() } } }
}

struct FilmView: View {
    var body: some View { Text("Silent") }
}
