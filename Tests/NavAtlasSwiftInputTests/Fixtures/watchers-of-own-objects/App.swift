import SwiftUI

@main
struct SurveyApp: App { var body: some Scene { WindowGroup { SurveyView() } } }

enum Page { case street, result, thanks }

final class Trail: ObservableObject { @Published var pages = NavigationPath() }

final class Sender: ObservableObject {
    @Published var isSent = false
    func send() { Task { isSent = true } }
}

final class Session: ObservableObject {
    static let shared = Session()
    @Published var isOver = false
    func end() { isOver = true }
}

struct SurveyView: View {
    @StateObject private var trail = Trail()
    var body: some View {
        NavigationStack(path: $trail.pages) {
            HouseView()
                .navigationDestination(for: Page.self) { page in
                    switch page {
                    case .street: StreetView()
                    case .result: ResultView()
                    case .thanks: ThanksView()
                    }
                }
        }
        .environmentObject(trail)
    }
}

struct HouseView: View {
    @EnvironmentObject var trail: Trail
    @StateObject private var sender = Sender()
    @ObservedObject private var session = Session.shared
    var body: some View {
        VStack {
            Button("Send") { sender.send() }
            Button("Street") { trail.pages.append(Page.street) }
        }
        .onChange(of: sender.isSent) { _, isSent in
            if isSent { trail.pages.append(Page.result) }
        }
        .onChange(of: session.isOver) { _, isOver in
            if isOver { trail.pages.append(Page.thanks) }
        }
    }
}

// Its sender is another one; the session is the same.
struct StreetView: View {
    @ObservedObject private var sender = Sender()
    @ObservedObject private var session = Session.shared
    var body: some View {
        VStack {
            Button("Send") { sender.send() }
            Button("End") { session.end() }
        }
    }
}

struct ResultView: View { var body: some View { Text("Result") } }
struct ThanksView: View { var body: some View { Text("Thanks") } }
