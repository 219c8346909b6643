import SwiftUI

@main
struct MuseumApp: App {
    @StateObject private var usher = Usher()

    var body: some Scene {
        WindowGroup {
            FoyerView()
                .environmentObject(usher)
        }
    }
}
