import SwiftUI

struct Account: Identifiable { let id: UUID }

@Observable
final class Accounts {
    private(set) var all: [Account] = []
    private(set) var activeID: UUID?

    var active: Account? {
        guard let activeID else { return nil }
        return all.first(where: { $0.id == activeID })
    }

    func signIn() {
        let account = Account(id: UUID())
        all.append(account)
        activate(account.id)
    }

    func activate(_ id: UUID) { activeID = id }

    func signOut() {
        all = []
        activeID = nil
    }
}

@main
struct BankApp: App {
    @State private var accounts = Accounts()

    var body: some Scene {
        WindowGroup { RootView().environment(accounts) }
    }
}

struct RootView: View {
    @Environment(Accounts.self) private var accounts

    var body: some View {
        ZStack {
            Color.blue
            if accounts.active == nil {
                SignInView()
            } else {
                HomeView()
            }
        }
    }
}

struct SignInView: View {
    @Environment(Accounts.self) private var accounts

    var body: some View {
        Button("Sign in") { accounts.signIn() }
    }
}

struct HomeView: View {
    @State private var shows = false

    var body: some View {
        Button("Accounts") { shows = true }.sheet(isPresented: $shows) { AccountsView() }
    }
}

struct AccountsView: View {
    @Environment(Accounts.self) private var accounts
    @State private var adds = false

    var body: some View {
        VStack {
            Button("First") { if let first = accounts.all.first { accounts.activate(first.id) } }
            Button("Add") { adds = true }
            Button("Sign out") { accounts.signOut() }
        }
        .sheet(isPresented: $adds) { SignInSheet() }
    }
}

struct SignInSheet: View {
    @Environment(Accounts.self) private var accounts

    var body: some View {
        Button("Sign in") { accounts.signIn() }
    }
}
