import SwiftUI

@main
struct PigeonApp: App {
    @StateObject private var model = PigeonModel()
    #if os(macOS)
    @NSApplicationDelegateAdaptor private var delegate: MacDelegate
    #endif

    var body: some Scene {
        WindowGroup {
            MainView().environmentObject(model)
        }
        #if os(macOS)
        .windowStyle(.hiddenTitleBar)
        #endif
    }
}

#if os(macOS)
final class MacDelegate: NSObject, NSApplicationDelegate {}
#endif

enum Box: String, CaseIterable, Identifiable, Hashable { case inbox, sent
    var id: Self { self }
}
struct Message: Identifiable, Hashable { let id: Int; var subject = "" }

final class PigeonModel: ObservableObject {
    @Published var box: Box? = .inbox
    @Published var messageID: Message.ID?
    @Published var visibility: NavigationSplitViewVisibility = .all
    @Published var composing: Draft?
    @Published var messages: [Box: [Message]] = [:]

    struct Draft: Identifiable { let id = UUID(); var to: String? }

    var selected: Message? { messages.values.joined().first { $0.id == messageID } }

    func reply() { composing = Draft(to: selected?.subject) }
    func goToSent() {
        box = .sent
        messageID = nil
    }
}

struct MainView: View {
    @EnvironmentObject private var model: PigeonModel
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        NavigationSplitView(columnVisibility: $model.visibility) {
            BoxList(selection: $model.box)
        } content: {
            MessageList(box: model.box ?? .inbox, selection: $model.messageID)
        } detail: {
            detail
        }
        .sheet(item: $model.composing) { draft in
            NavigationStack { ComposeView(draft: draft) }
        }
    }

    @ViewBuilder private var detail: some View {
        if let message = model.selected {
            NavigationStack { MessageView(message: message) }
        } else {
            Text("No message").foregroundStyle(.secondary)
        }
    }
}

struct BoxList: View {
    @Binding var selection: Box?
    @State private var showsSettings = false
    var body: some View {
        List(Box.allCases, selection: $selection) { box in
            NavigationLink(value: box) { Label(box.rawValue, systemImage: "tray") }
        }
        .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Settings") { showsSettings = true }
            }
        }
        .sheet(isPresented: $showsSettings, content: { SettingsView() })
    }
}

struct MessageList: View {
    let box: Box
    @Binding var selection: Message.ID?
    @EnvironmentObject private var model: PigeonModel
    var body: some View {
        List(selection: $selection) {
            ForEach(model.messages[box] ?? []) { message in
                Text(message.subject)
                    .tag(message.id)
                    .swipeActions { Button("Reply") { selection = message.id; model.reply() } }
            }
        }
        .navigationTitle(box.rawValue)
        .safeAreaInset(edge: .bottom) { Button("New") { model.composing = .init(to: nil) } }
    }
}

struct MessageView: View {
    let message: Message
    @EnvironmentObject private var model: PigeonModel
    var body: some View {
        Button("Reply", action: model.reply)
        Button("Sent", action: model.goToSent)
        NavigationLink("Headers") { HeadersView(message: message) }
    }
}

struct HeadersView: View { let message: Message; var body: some View { Text("From:") } }
struct ComposeView: View {
    let draft: PigeonModel.Draft
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Send") { dismiss() } }
}
struct SettingsView: View { var body: some View { Form {} } }
