import SwiftUI

@main
struct BakeryApp: App {
    var body: some Scene {
        WindowGroup { CounterView() }
    }
}

struct CounterView: View {
    var body: some View {
        NavigationView {
            VStack {
                Heading("Bread") { BreadView() }
                Heading("Cakes") { CakeView() }
                Heading("Closed")
            }
        }
    }
}

/// A heading that leads on, or does not.
struct Heading<Target: View>: View {
    let title: String
    let target: (() -> Target)?

    init(_ title: String, leading: (() -> EmptyView)? = nil) where Target == EmptyView {
        self.title = title
        target = nil
    }

    init(_ title: String, @ViewBuilder to target: @escaping () -> Target) {
        self.title = title
        self.target = target
    }

    var body: some View {
        if let target {
            NavigationLink { target() } label: { Text(title) }
        } else {
            Text(title)
        }
    }
}

struct BreadView: View {
    var body: some View { Text("Bread") }
}

struct CakeView: View {
    var body: some View { Text("Cakes") }
}
