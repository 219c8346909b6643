import SwiftUI
import UIKit

@main
struct LoomApp: App {
    var body: some Scene {
        WindowGroup { WeaveView() }
    }
}

struct WeaveView: View {
    var body: some View { Framed { ThreadsView() } }
}

struct ThreadsView: View {
    @State private var dyes = false
    @State private var spins = false

    var body: some View {
        VStack {
            Button("Dye") { dyes = true }
            Button("Spin") { spins = true }
        }
        .sheet(isPresented: $dyes) { DyeView() }
        .fullScreenCover(isPresented: $spins) { Spindle() }
    }
}

struct DyeView: View { var body: some View { Text("Madder") } }

// MARK: A frame of any view

struct Hem<Inside: View>: View {
    let inside: () -> Inside

    init(inside: @escaping () -> Inside) { self.inside = inside }

    var body: some View { inside().padding() }
}

struct Framed<Inside: View>: UIViewControllerRepresentable {
    let inside: () -> Inside

    init(@ViewBuilder inside: @escaping () -> Inside) { self.inside = inside }

    func makeUIViewController(context: Context) -> HemController<Inside> { HemController(rootView: inside) }

    func updateUIViewController(_ controller: HemController<Inside>, context: Context) {}
}

final class HemController<Inside: View>: UIHostingController<Hem<Inside>> {
    init(rootView: @escaping () -> Inside) {
        super.init(rootView: .init(inside: rootView))
    }

    required init?(coder: NSCoder) { nil }
}

// MARK: A screen of the app's own

struct Spindle: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SpindleController { SpindleController(wool: "blue") }

    func updateUIViewController(_ controller: SpindleController, context: Context) {}
}

final class SpindleController: UIHostingController<SpindleView> {
    init(wool: String) {
        super.init(rootView: .init(wool: wool))
    }

    required init?(coder: NSCoder) { nil }
}

struct SpindleView: View {
    let wool: String
    @State private var knots = false

    var body: some View {
        Button("Knot") { knots = true }
            .sheet(isPresented: $knots) { KnotView() }
    }
}

struct KnotView: View { var body: some View { Text("Reef") } }
