import SwiftUI

@main
struct GitClubApp: App {
    var body: some Scene {
        WindowGroup { RepositoryView() }
    }
}

enum Branch: Hashable { case main, feature(String) }

final class Remote {
    private(set) var pushed: [Branch] = []

    func push(_ branch: Branch) { pushed.append(branch) }
    func pop() { pushed.removeLast() }
    func popToRoot() { pushed.removeAll() }
    func present(_ branch: Branch) { print(branch) }
    func dismiss() { pushed = [.main] }
}

struct RepositoryView: View {
    @State private var checkout: [Branch] = []
    @State private var marked: [Branch] = []
    @State private var sheet = "A4"
    private let remote = Remote()
    private let router = NetworkRouter()

    var body: some View {
        NavigationStack(path: $checkout) {
            List {
                Button("Push") { remote.push(.feature("x")) }
                Button("Undo") { remote.pop(); remote.popToRoot() }
                Button("Show") { remote.present(.main); remote.dismiss() }
                Button("Mark") { marked.append(.main) }
                Button("Paper") { sheet = "A5" }
                Button("Ping") { router.navigate(to: "https://git.example") }
                NavigationLink("Main", value: Branch.main)
            }
            .navigationDestination(for: Branch.self) { BranchView(branch: $0) }
        }
    }
}

struct NetworkRouter {
    func navigate(to address: String) { print(address) }
}

struct BranchView: View {
    let branch: Branch
    @FocusState private var focused: Bool

    var body: some View {
        Button("Done") { dismiss() }.focused($focused)
    }

    private func dismiss() { focused = false }
}
