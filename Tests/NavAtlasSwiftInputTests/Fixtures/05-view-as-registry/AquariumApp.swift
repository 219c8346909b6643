import SwiftUI

@main
struct AquariumApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationView {
                TankListView()
            }
            .navigationViewStyle(.stack)
        }
    }
}
