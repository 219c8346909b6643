import SwiftUI

@main
struct WalrusApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { IceFloeView() }
        }
    }
}

struct IceFloeView: View {
    var body: some View {
        NavigationLink("Tusk") { TuskView() }
    }
}

struct TuskView: View { var body: some View { Text("60 cm") } }
