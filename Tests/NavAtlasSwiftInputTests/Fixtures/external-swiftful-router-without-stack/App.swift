import SwiftfulRouting
import SwiftUI

@main
struct ZooApp: App {
    var body: some Scene {
        WindowGroup {
            RouterView(addNavigationStack: false, addModuleSupport: true) { _ in
                ZooTabs()
            }
        }
    }
}

struct ZooTabs: View {
    var body: some View {
        TabView {
            RouterView { router in ApeHouse(router: router) }
                .tabItem { Label("Apes", systemImage: "a.circle") }
            RouterView(addNavigationStack: true) { _ in BirdHouse() }
                .tabItem { Label("Birds", systemImage: "b.circle") }
        }
    }
}

struct ApeHouse: View {
    let router: AnyRouter

    var body: some View {
        Button("Gorilla") {
            router.showScreen(.push) { GorillaView(router: $0) }
        }
    }
}

struct GorillaView: View {
    let router: AnyRouter
    var body: some View {
        Button("Apes") { router.dismissScreen() }
        Button("Feed") { router.showScreen(.fullScreenCover) { _ in FeedView() } }
    }
}

struct BirdHouse: View {
    @Environment(\.router) private var router
    var body: some View { Button("Heron") { router.showScreen(.push) { _ in HeronView() } } }
}

struct HeronView: View { var body: some View { Text("Heron") } }
struct FeedView: View { var body: some View { Text("Bananas") } }
