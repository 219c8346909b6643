import SwiftUI

@main
struct ElevatorApp: App {
    @State private var shaft: [Floor] = []
    @State private var cable = NavigationPath()

    var body: some Scene {
        WindowGroup {
            TabView {
                NavigationStack(path: $shaft) {
                    GroundFloorView(shaft: $shaft)
                        .navigationDestination(for: Floor.self) { floor in
                            switch floor {
                            case .first: FirstFloorView(shaft: $shaft)
                            case .second: SecondFloorView(shaft: $shaft)
                            case .roof: RoofView(shaft: $shaft)
                            }
                        }
                }
                NavigationStack(path: $cable) {
                    CellarView()
                        .navigationDestination(for: Int.self) { VaultView(number: $0, cable: $cable) }
                }
            }
        }
    }
}

enum Floor: Hashable { case first, second, roof }
