import SwiftUI

@main
struct QuarryApp: App {
    @State private var descent: [Level] = []

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $descent) {
                PitHeadView(descent: $descent)
                    .modifier(Shafts(tint: .brown))
            }
        }
    }
}

enum Level: Hashable {
    case gallery(Int)
    case vein(metal: String)
}
