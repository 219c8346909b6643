import Combine
import SwiftUI

extension Notification.Name {
    static let openGate = Notification.Name("openGate")
    static let sessionExpired = Notification.Name(rawValue: "sessionExpired")
}

@main
struct LockApp: App {
    @StateObject private var flow = FlowModel()

    var body: some Scene {
        WindowGroup {
            ZStack {
                if flow.isLoggedIn {
                    LocksView(flow: flow)
                } else {
                    KeeperLoginView(flow: flow)
                }
            }
            .onReceive(NotificationCenter.default.publisher(for: .sessionExpired)) { _ in
                flow.isLoggedIn = false
            }
        }
    }
}

final class FlowModel: ObservableObject {
    @Published var isLoggedIn = false
    @Published var activeLock: Lock?
    @Published var pending: Lock?
    private var cancellables: Set<AnyCancellable> = []

    init() {
        $pending
            .compactMap { $0 }
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .sink { [weak self] lock in self?.activeLock = lock }
            .store(in: &cancellables)

        NotificationCenter.default.publisher(for: .openGate)
            .compactMap { $0.object as? Int }
            .map { Lock(id: $0) }
            .assign(to: \.pending, on: self)
            .store(in: &cancellables)
    }

    func logIn() async {
        for await ok in Self.attempts() where ok {
            await MainActor.run { isLoggedIn = true }
            return
        }
    }

    static func attempts() -> AsyncStream<Bool> {
        AsyncStream { continuation in
            continuation.yield(true)
            continuation.finish()
        }
    }
}

struct Lock: Identifiable { let id: Int }

struct KeeperLoginView: View {
    let flow: FlowModel
    var body: some View {
        Button("Log in") { Task { await flow.logIn() } }
    }
}

struct LocksView: View {
    @ObservedObject var flow: FlowModel
    @State private var goesToHistory = false
    @State private var query = ""

    var body: some View {
        NavigationStack {
            VStack {
                TextField("Search", text: $query)
                Button("Open 3") { NotificationCenter.default.post(name: .openGate, object: 3) }
                Button("Direct") { flow.pending = Lock(id: 4) }
                LogoutRow()
            }
            .onChange(of: query) { _, new in
                if new == "history" { goesToHistory = true }
            }
            .navigationDestination(isPresented: $goesToHistory) { HistoryView() }
            .sheet(item: $flow.activeLock) { LockView(lock: $0) }
        }
    }
}

struct LogoutRow: View {
    var body: some View { Button("Out") { API.shared.expire() } }
}

final class API {
    static let shared = API()
    func expire() {
        DispatchQueue.main.async { NotificationCenter.default.post(Notification(name: .sessionExpired)) }
    }
}

struct HistoryView: View { var body: some View { Text("1884") } }
struct LockView: View { let lock: Lock; var body: some View { Text("Lock") } }
