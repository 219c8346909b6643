import SwiftUI

@main
struct MillApp: App {
    @StateObject private var mill = Mill()

    var body: some Scene {
        WindowGroup { MillView().environmentObject(mill) }
    }
}

enum Part { case start, waiting, wheel, stone, grinding, flour }

final class Mill: ObservableObject {
    @Published var part: Part = .start

    func go(to other: Part) {
        part = .waiting
        DispatchQueue.main.async { self.part = other }
    }
}

struct MillView: View {
    @EnvironmentObject private var mill: Mill

    var body: some View {
        switch mill.part {
        case .start: StartView()
        case .waiting: ProgressView().dusty(isQuiet: true)
        case .wheel: WheelView()
        case .stone: StoneView()
        case .grinding: Text("Grinding").onAppear { mill.part = .flour }
        case .flour: FlourView()
        }
    }
}

extension ProgressView {
    func dusty(isQuiet: Bool = false) -> some View {
        progressViewStyle(DustStyle(isQuiet: isQuiet))
    }
}

private struct DustStyle: ProgressViewStyle {
    var isQuiet: Bool

    func makeBody(configuration: Configuration) -> some View {
        Circle().opacity(isQuiet ? 0.5 : 1)
    }
}

struct StartView: View {
    @EnvironmentObject private var mill: Mill

    var body: some View {
        VStack {
            Button("Wheel") { mill.go(to: .wheel) }
            Button("Stone") { mill.go(to: .stone) }
        }
    }
}

struct WheelView: View {
    @EnvironmentObject private var mill: Mill

    var body: some View {
        Button("Back") { mill.part = .start }
    }
}

struct StoneView: View {
    @EnvironmentObject private var mill: Mill

    var body: some View {
        Button("Grind") { mill.part = .grinding }
    }
}

struct FlourView: View {
    var body: some View {
        Text("Flour")
    }
}
