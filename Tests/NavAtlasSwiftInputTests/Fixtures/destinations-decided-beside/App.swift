import SwiftUI

@main
struct PostApp: App { var body: some Scene { WindowGroup { SwitcherView() } } }

enum Stop: Hashable { case conversation, inbox }
struct Person: Hashable { let name: String }
struct Talk: Identifiable { let id: Int; let recipient: Person }

@MainActor
final class TalkModel: ObservableObject {
    @Published var recipient: Person?
    func clear() { recipient = nil }
}

struct SwitcherView: View {
    @State private var path = NavigationPath()
    @StateObject private var model = TalkModel()
    var body: some View {
        NavigationStack(path: $path) {
            InboxView(model: model, path: $path)
                .navigationDestination(for: Stop.self) { stop in
                    switch stop {
                    case .conversation:
                        if model.recipient != nil {
                            TalkView(recipient: model.recipient!, path: $path)
                        } else {
                            InboxView(model: model, path: $path)
                        }
                    case .inbox: InboxView(model: model, path: $path)
                    }
                }
        }
    }
}

struct InboxView: View {
    @ObservedObject var model: TalkModel
    @Binding var path: NavigationPath
    let talks: [Talk] = []
    var body: some View {
        ForEach(talks) { row(for: $0) }
        Button("New") { path.append(Stop.inbox) }
    }
    func row(for talk: Talk) -> some View {
        Button("Talk") {
            model.recipient = talk.recipient
            path.append(Stop.conversation)
        }
    }
}

struct TalkView: View {
    let recipient: Person
    @Binding var path: NavigationPath
    var body: some View { Button("Back") { path.removeLast() } }
}
