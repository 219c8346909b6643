import SwiftUI

@main
struct CaveApp: App {
    @State private var lamp = Headlamp()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $lamp.beam) {
                EntryView()
                    .navigationDestination(for: Chamber.self) { chamber in
                        switch chamber {
                        case .hall(let id): HallView(id: id)
                        case .drawing(let id): DrawingView(id: id)
                        case .lake: LakeView()
                        }
                    }
            }
            .environment(lamp)
            .onOpenURL { url in
                lamp.shine(on: url)
            }
        }
    }
}

enum Chamber: Hashable {
    case hall(Int)
    case drawing(Int)
    case lake
}
