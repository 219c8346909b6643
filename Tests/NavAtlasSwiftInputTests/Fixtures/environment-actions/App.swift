import SwiftUI

struct NavigateAction {
    typealias Action = (Destination) -> Void
    let action: Action
    func callAsFunction(_ destination: Destination) { action(destination) }
}

extension EnvironmentValues {
    @Entry var navigate = NavigateAction { _ in }
    @Entry var presentSheet: (SheetKind) -> Void = { _ in }
    @Entry var popToRoot: () -> Void = {}
}

enum Destination: Hashable {
    case article(Int)
    case author(name: String)
    case settings(SettingsPage)

    enum SettingsPage: Hashable { case general, sound }
}

enum SheetKind: String, Identifiable {
    case compose, filter
    var id: String { rawValue }
}

@main
struct GazetteApp: App {
    @State private var path: [Destination] = []
    @State private var sheet: SheetKind?

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $path) {
                FrontPage()
                    .navigationDestination(for: Destination.self) { destination in
                        destinationView(destination)
                    }
            }
            .sheet(item: $sheet) { kind in
                Group {
                    switch kind {
                    case .compose: ComposeView()
                    case .filter: FilterView()
                    }
                }
                .presentationDetents([.medium, .large])
            }
            .environment(\.navigate, NavigateAction { path.append($0) })
            .environment(\.presentSheet, { sheet = $0 })
            .environment(\.popToRoot) { path = [] }
        }
    }

    @ViewBuilder
    private func destinationView(_ destination: Destination) -> some View {
        switch destination {
        case .article(let id): ArticleView(id: id)
        case .author(let name): AuthorView(name: name)
        case .settings(.general): GeneralView()
        case .settings(.sound): SoundView()
        }
    }
}

struct FrontPage: View {
    @Environment(\.navigate) private var navigate
    @Environment(\.presentSheet) private var presentSheet
    var body: some View {
        Button("Article") { navigate(.article(1)) }
        Button("Settings") { navigate(.settings(.general)) }
        Button("Write") { presentSheet(.compose) }
        FilterButton()
    }
}

struct FilterButton: View {
    @Environment(\.presentSheet) var presentSheet
    var body: some View { Button("Filter") { presentSheet(.filter) } }
}

struct ArticleView: View {
    let id: Int
    @Environment(\.navigate) private var navigate
    @Environment(\.popToRoot) private var popToRoot
    var body: some View {
        Button("Author") { navigate(.author(name: "A. N.")) }
        Button("Front", action: popToRoot)
    }
}

struct AuthorView: View {
    let name: String
    @Environment(\.navigate) var navigate
    var body: some View { Button("Article") { navigate(.article(2)) } }
}

struct GeneralView: View {
    @Environment(\.navigate.action) var go
    var body: some View { Button("Sound") { go(.settings(.sound)) } }
}

struct SoundView: View { var body: some View { Text("Loud") } }
struct ComposeView: View {
    @Environment(\.dismiss) var dismiss
    @Environment(\.navigate) var navigate
    var body: some View {
        Button("Publish") {
            dismiss()
            navigate(.article(99))
        }
    }
}
struct FilterView: View { var body: some View { Text("…") } }
