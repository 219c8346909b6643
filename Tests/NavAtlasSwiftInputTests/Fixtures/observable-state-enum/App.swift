import SwiftUI

@main
struct BathApp: App {
    @State private var appModel = AppModel()

    var body: some Scene {
        WindowGroup {
            RootSwitcher(model: appModel)
                .task { await appModel.bootstrap() }
        }
    }
}

@MainActor @Observable
final class AppModel {
    enum Phase {
        case launching
        case signedOut(SignInModel)
        case signedIn(PoolsModel)
        case failed(any Error)
    }
    private(set) var phase: Phase = .launching

    func bootstrap() async {
        do {
            if let token = try await Keychain.token() {
                signedIn(token)
            } else {
                signedOut()
            }
        } catch {
            phase = .failed(error)
        }
    }

    private func signedOut() {
        let model = SignInModel()
        model.onSignIn = { [weak self] token in self?.signedIn(token) }
        phase = .signedOut(model)
    }

    private func signedIn(_ token: String) {
        let model = PoolsModel(token: token) { [weak self] in self?.signedOut() }
        phase = .signedIn(model)
    }
}

enum Keychain { static func token() async throws -> String? { nil } }

struct RootSwitcher: View {
    let model: AppModel

    var body: some View {
        switch model.phase {
        case .launching: LaunchScreen()
        case .signedOut(let model): SignInScreen(model: model)
        case .signedIn(let model): PoolsScreen(model: model)
        case .failed(let error):
            ErrorScreen(message: error.localizedDescription) { Task { await model.bootstrap() } }
        }
    }
}

@Observable final class SignInModel {
    var onSignIn: ((String) -> Void)?
    func submit() async { onSignIn?("token") }
}

@Observable final class PoolsModel {
    let token: String
    private let signOutHandler: () -> Void
    var selectedPool: Pool?
    var asksToLeave = false

    init(token: String, signOut: @escaping () -> Void) {
        self.token = token
        signOutHandler = signOut
    }
    func signOut() { signOutHandler() }
}

struct Pool: Identifiable, Hashable { let id: Int }

struct LaunchScreen: View { var body: some View { ProgressView() } }
struct SignInScreen: View {
    let model: SignInModel
    var body: some View { Button("In") { Task { await model.submit() } } }
}
struct PoolsScreen: View {
    @Bindable var model: PoolsModel
    var body: some View {
        NavigationStack {
            List(0..<3) { id in Button("Pool") { model.selectedPool = Pool(id: id) } }
                .navigationDestination(item: $model.selectedPool) { PoolScreen(pool: $0) }
                .toolbar { Button("Out") { model.asksToLeave = true } }
                .alert("Leave?", isPresented: $model.asksToLeave) {
                    Button("Leave", role: .destructive, action: model.signOut)
                    Button("Stay", role: .cancel) {}
                }
        }
    }
}
struct PoolScreen: View { let pool: Pool; var body: some View { Text("Warm") } }
struct ErrorScreen: View {
    let message: String
    let retry: () -> Void
    var body: some View { Button("Again", action: retry) }
}
