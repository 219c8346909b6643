import SwiftUI

@main
struct NestBoxApp: App {
    @State private var boxes: [Box] = []

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $boxes) {
                MeadowView()
                    .navigationDestination(for: Box.self) { box in
                        switch box {
                        case .nest(let number): NestView(number: number)
                        case .egg: EggView()
                        }
                    }
            }
            .environment(\.peek, PeekAction { boxes.append($0) })
            .environment(\.flyHome) { boxes.removeAll() }
        }
    }
}

enum Box: Hashable { case nest(Int), egg }

struct PeekAction {
    let handler: (Box) -> Void
    func callAsFunction(_ box: Box) { handler(box) }
}

extension EnvironmentValues {
    @Entry var peek = PeekAction { _ in }
    @Entry var flyHome: () -> Void = {}
}

struct MeadowView: View {
    @Environment(\.peek) private var peek
    var body: some View { Button("Box 1") { peek(.nest(1)) } }
}

struct NestView: View {
    let number: Int
    @Environment(\.peek) private var look
    var body: some View { Button("Egg") { look(.egg) } }
}

struct EggView: View {
    @Environment(\.flyHome) private var flyHome
    var body: some View { Button("Meadow", action: flyHome) }
}
