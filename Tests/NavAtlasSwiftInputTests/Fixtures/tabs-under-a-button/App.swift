import SwiftUI

@main
struct OrchardApp: App {
    var body: some Scene { WindowGroup { RootView() } }
}

/// Tabs with a button over them, beside what is shown first.
struct RootView: View {
    @AppStorage("welcomed") private var welcomed = false
    @State private var showsAdvice = false

    var body: some View {
        ZStack {
            if !welcomed {
                WelcomeView().transition(.opacity)
            } else {
                orchard.transition(.opacity)
            }
        }
        .animation(.default, value: welcomed)
    }

    private var orchard: some View {
        ZStack(alignment: .bottomTrailing) {
            OrchardTabs()
            AdviceButton { showsAdvice = true }.padding()
        }
        .sheet(isPresented: $showsAdvice) { AdviceView() }
    }
}

struct WelcomeView: View {
    @AppStorage("welcomed") private var welcomed = false
    var body: some View { Button("Come in") { welcomed = true } }
}

struct AdviceButton: View {
    let ask: () -> Void
    var body: some View { Button("?", action: ask) }
}

struct OrchardTabs: View {
    var body: some View {
        TabView {
            TreesView().tabItem { Label("Trees", systemImage: "tree") }
            CellarView().tabItem { Label("Cellar", systemImage: "door") }
        }
    }
}

struct TreesView: View { var body: some View { Text("Trees") } }
struct CellarView: View { var body: some View { Text("Cellar") } }
struct AdviceView: View { var body: some View { Text("Water it") } }
