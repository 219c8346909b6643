import SwiftUI

@main
struct BookApp: App {
    @StateObject private var guide = Guide()
    var body: some Scene { WindowGroup { StartView().environmentObject(guide) } }
}

enum Route: Hashable, Identifiable {
    case page(Int)
    case settings
    case notes
    case about
    var id: Self { self }
}

final class Guide: ObservableObject {
    @Published var path = NavigationPath()
    @Published var modalPath = NavigationPath()
    @Published var shown: Route?

    func push(_ route: Route) {
        switch route {
        case .page: path.append(route)
        default:
            shown = route
            modalPath = NavigationPath()
        }
    }

    func pushModal(_ route: Route) { modalPath.append(route) }

    func close() {
        shown = nil
        modalPath = NavigationPath()
    }
}

struct StartView: View {
    @EnvironmentObject private var guide: Guide

    var body: some View {
        NavigationStack(path: $guide.path) {
            HomeView()
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .page(let number): PageView(number: number)
                    default: EmptyView()
                    }
                }
        }
        .adaptiveModal(item: $guide.shown)
    }
}

extension View {
    func adaptiveModal(item: Binding<Route?>) -> some View {
        modifier(AdaptiveModal(route: item))
    }
}

struct AdaptiveModal: ViewModifier {
    @Binding var route: Route?
    @EnvironmentObject private var guide: Guide

    private var isCovering: Binding<Bool> {
        Binding(
            get: { route.map { covers($0) } ?? false },
            set: { if !$0 { guide.close() } }
        )
    }

    private func covers(_ route: Route) -> Bool {
        if UIDevice.current.userInterfaceIdiom == .pad { return route == .about }
        return true
    }

    func body(content: Content) -> some View {
        content
            .fullScreenCover(isPresented: isCovering) {
                if let known = route {
                    ModalView(first: known)
                } else {
                    EmptyView()
                }
            }
    }
}

struct ModalView: View {
    let first: Route
    @EnvironmentObject private var guide: Guide

    var body: some View {
        NavigationStack(path: $guide.modalPath) {
            page(for: first)
                .navigationDestination(for: Route.self) { page(for: $0) }
        }
    }

    @ViewBuilder
    private func page(for route: Route) -> some View {
        switch route {
        case .page(let number): PageView(number: number)
        case .settings: SettingsView()
        case .notes: NotesView()
        case .about: AboutView()
        }
    }
}

struct HomeView: View {
    @EnvironmentObject private var guide: Guide
    var body: some View {
        Button("Page") { guide.push(.page(1)) }
        Button("Settings") { guide.push(.settings) }
        Button("Notes") { guide.push(.notes) }
    }
}

struct PageView: View {
    let number: Int
    var body: some View { Text("\(number)") }
}

struct SettingsView: View {
    @EnvironmentObject private var guide: Guide
    var body: some View {
        Button("About") { guide.pushModal(.about) }
        Button("Close") { guide.close() }
    }
}

struct NotesView: View { var body: some View { Text("Notes") } }
struct AboutView: View { var body: some View { Text("About") } }
