import SwiftUI

struct SignInView: View {
    @EnvironmentObject var session: SessionStore
    @State private var name = ""
    @State private var registering: Registration?

    enum Registration: Identifiable { case new; var id: Self { self } }

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Button("Sign in") { session.signIn(name) }
            Button("Register") { registering = .new }
        }
        .sheet(item: $registering) { _ in RegisterView() }
    }
}

struct RegisterView: View { var body: some View { Text("Post office") } }

struct MainTabs: View {
    let keeper: Keeper
    @Binding var selectedLamp: Lamp?

    var body: some View {
        TabView {
            LampsView(selected: $selectedLamp).tabItem { Label("Lamps", systemImage: "lightbulb") }
            KeeperView(keeper: keeper).tabItem { Label("Keeper", systemImage: "person") }
        }
    }
}

struct LampsView: View {
    @Binding var selected: Lamp?
    var body: some View {
        List(0..<3) { number in
            Button("Lamp \(number)") { selected = Lamp(id: number) }
        }
        .fullScreenCover(item: $selected) { LampView(lamp: $0, close: { selected = nil }) }
    }
}

struct LampView: View {
    let lamp: Lamp
    let close: () -> Void
    var body: some View { Button("Close", action: close) }
}

struct KeeperView: View {
    let keeper: Keeper
    @EnvironmentObject private var session: SessionStore
    @State private var asks = false

    var body: some View {
        Button("Leave") { asks = true }
            .confirmationDialog("Leave?", isPresented: $asks) {
                Button("Leave", role: .destructive) { session.signOut() }
            }
    }
}
