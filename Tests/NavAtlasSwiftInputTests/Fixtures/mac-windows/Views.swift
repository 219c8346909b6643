import SwiftUI

struct ContentView: View {
    @Environment(PressLibrary.self) private var library

    var body: some View {
        @Bindable var library = library
        NavigationSplitView {
            List(SidebarItem.allCases, id: \.self, selection: $library.sidebar) { item in
                Text(String(describing: item))
            }
        } content: {
            switch library.sidebar {
            case .issues: IssueList()
            case .proofs: ProofList()
            case nil: Text("Nothing")
            }
        } detail: {
            if let id = library.selection.first {
                IssueView(id: id)
            } else {
                ContentUnavailableView("No issue", systemImage: "newspaper")
            }
        }
    }
}

struct IssueList: View {
    @Environment(PressLibrary.self) private var library
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        @Bindable var library = library
        List(library.issues, selection: $library.selection) { issue in
            Text(issue.title)
                .contextMenu { Button("In a window") { openWindow(id: WindowID.issue, value: issue.id) } }
        }
    }
}

struct ProofList: View { var body: some View { Text("Proofs") } }

struct IssueView: View {
    let id: UUID
    @Environment(\.openSettings) private var openSettings
    @State private var inspects = false
    var body: some View {
        Button("Printer…") { openSettings() }
            .toolbar { Toggle("Inspect", isOn: $inspects) }
            .inspector(isPresented: $inspects) { IssueInspector() }
    }
}

struct IssueInspector: View { var body: some View { Text("…") } }
struct InksView: View { var body: some View { Text("Cyan") } }
struct GeneralSettings: View { var body: some View { Text("…") } }
struct PrinterSettings: View { var body: some View { Text("…") } }
struct AboutView: View { var body: some View { Text("…") } }

struct MenuBarView: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View {
        Button("Inks") { openWindow(id: WindowID.inks) }
        SettingsLink()
    }
}
