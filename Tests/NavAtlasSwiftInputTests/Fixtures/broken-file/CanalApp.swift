import SwiftUI

@main
struct CanalApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                LockView()
                    .navigationDestination(for: Water.self) { water in
                        switch water {
                        case .basin: BasinView()
                        case .weir: WeirView()
                        }
                    }
            }
        }
    }
}

enum Water: Hashable { case basin, weir }

struct LockView: View {
    var body: some View {
        NavigationLink("Basin", value: Water.basin)
    }
}

struct BasinView: View {
    var body: some View {
        NavigationLink("Weir", value: Water.weir)
    }
}
