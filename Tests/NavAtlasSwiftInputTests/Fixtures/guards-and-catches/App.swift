import SwiftUI

@main
struct ObservatoryShopApp: App {
    @State private var router = ShopRouter()
    @State private var session = Session()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $router.path) {
                ShelfView()
                    .navigationDestination(for: ShopRoute.self) { route in
                        switch route {
                        case .login: LoginView()
                        case .checkout: CheckoutView(model: CheckoutModel(router: router))
                        case .receipt(let id): ReceiptView(id: id)
                        case .failed: FailedView()
                        case .lens(let name): LensView(name: name)
                        }
                    }
            }
            .environment(router)
            .environment(session)
        }
    }
}

enum ShopRoute: Hashable {
    case login, checkout, failed
    case receipt(id: String)
    case lens(String)
}

@Observable
final class ShopRouter {
    var path: [ShopRoute] = []
    func push(_ route: ShopRoute) { path.append(route) }
}

@Observable
final class Session { var token: String? = UserDefaults.standard.string(forKey: "token") }

struct ShelfView: View {
    @Environment(ShopRouter.self) private var router
    @Environment(Session.self) private var session

    var body: some View {
        Button("Lens") { open("Plössl") }
        Button("Pay") {
            guard session.token != nil else {
                router.push(.login)
                return
            }
            router.push(.checkout)
        }
    }

    private func open(_ name: String) {
        guard !name.isEmpty else { return }
        router.push(.lens(name))
    }
}

@MainActor
final class CheckoutModel {
    private let router: ShopRouter
    init(router: ShopRouter) { self.router = router }

    func pay() async {
        do {
            let id = try await Bank.charge(12)
            router.push(.receipt(id: id))
        } catch is CancellationError {
            return
        } catch {
            router.push(.failed)
        }
    }
}

enum Bank {
    static func charge(_ amount: Int) async throws -> String {
        let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
        return String(decoding: data, as: UTF8.self)
    }
}

struct LoginView: View { var body: some View { Text("Name") } }
struct CheckoutView: View {
    let model: CheckoutModel
    var body: some View { Button("Pay") { Task { await model.pay() } } }
}
struct ReceiptView: View { let id: String; var body: some View { Text(id) } }
struct FailedView: View { var body: some View { Text("No") } }
struct LensView: View {
    let name: String
    @Environment(ShopRouter.self) private var router
    @AppStorage("expert") private var isExpert = false
    var body: some View {
        Button("Buy") { isExpert ? router.push(.checkout) : router.push(.login) }
    }
}
