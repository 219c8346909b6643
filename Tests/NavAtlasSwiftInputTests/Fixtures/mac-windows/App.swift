import SwiftUI

@main
struct PressApp: App {
    @NSApplicationDelegateAdaptor(PressDelegate.self) var delegate
    @State private var library = PressLibrary()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environment(library)
        }
        .commands {
            CommandGroup(replacing: .newItem) { NewIssueButton() }
            CommandMenu("View") {
                Button("Proofs") { library.sidebar = .proofs }
                Divider()
                OpenInksButton()
            }
        }

        Window("Inks", id: WindowID.inks) { InksView() }
            .defaultSize(width: 300, height: 500)

        WindowGroup("Issue", id: WindowID.issue, for: Issue.ID.self) { $id in
            if let id { IssueView(id: id).environment(library) }
        }

        Settings {
            TabView {
                GeneralSettings().tabItem { Label("General", systemImage: "gear") }
                PrinterSettings().tabItem { Label("Printer", systemImage: "printer") }
            }
        }

        MenuBarExtra("Press", systemImage: "printer") { MenuBarView() }
            .menuBarExtraStyle(.window)
    }
}

enum WindowID {
    static let inks = "inks"
    static let issue = "issue-window"
}

struct Issue: Identifiable, Hashable { let id: UUID; var title = "" }

enum SidebarItem: Hashable, CaseIterable { case issues, proofs }

@Observable final class PressLibrary {
    var sidebar: SidebarItem? = .issues
    var issues: [Issue] = []
    var selection = Set<Issue.ID>()
}

final class PressDelegate: NSObject, NSApplicationDelegate {
    private var about: NSWindowController?

    func showAbout() {
        let window = NSWindow(contentViewController: NSHostingController(rootView: AboutView()))
        about = NSWindowController(window: window)
        about?.showWindow(nil)
    }
}

struct NewIssueButton: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("New Issue") { openWindow(id: WindowID.issue, value: UUID()) } }
}

struct OpenInksButton: View {
    @Environment(\.openWindow) var openWindow
    var body: some View { Button("Inks") { openWindow(id: WindowID.inks) }.keyboardShortcut("i") }
}
