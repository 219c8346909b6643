import SwiftUI

@main
struct PeatApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                MoorView()
                Bog(isDeep: false)
            }
        }
    }
}

struct MoorView: View {
    @State private var rain: Rain?

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Bog") { Bog(isDeep: true) }
                Button("Rain") { rain = Rain() }
            }
        }
        .fullScreenCover(item: $rain) { _ in Puddle() }
    }
}

struct Rain: Identifiable { let id = UUID() }

/// Hands all to its own inside, without a stack.
struct Bog: View {
    let isDeep: Bool
    var body: some View { _Bog(isDeep: isDeep).navigationTitle("Bog") }
}

private struct _Bog: View {
    let isDeep: Bool
    @State private var digs = false

    var body: some View {
        Button("Dig") { digs = true }
            .sheet(isPresented: $digs) { PeatView() }
    }
}

/// Nested in what it is the inside of.
struct Puddle: View {
    var body: some View {
        NavigationStack {
            Group { _Puddle() }
                .navigationTitle("Puddle")
        }
    }

    struct _Puddle: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                NavigationLink("Jump") { SplashView() }
                Button("Dry off") { dismiss() }
            }
        }
    }
}

struct PeatView: View { var body: some View { Text("Peat") } }
struct SplashView: View { var body: some View { Text("Splash") } }
