import SwiftUI
import UIKit

@main
struct KilnApp: App {
    @StateObject private var starter = Starter()

    var body: some Scene {
        WindowGroup {
            WarmUpView(starter: starter)
        }
    }
}

/// The real root is hosted as soon as there is a window.
final class Starter: ObservableObject {
    func light() {
        let kiln = KilnView(pots: ["Jug", "Bowl"])
        UIApplication.shared.windows.first { $0.isKeyWindow }?.rootViewController =
            UINavigationController(rootViewController: UIHostingController(rootView: kiln))
    }
}

struct WarmUpView: View {
    let starter: Starter
    var body: some View { ProgressView("Kindling").task { starter.light() } }
}

struct KilnView: View {
    let pots: [String]

    var body: some View {
        List(pots, id: \.self) { pot in
            NavigationLink(pot) { PotView() }
        }
    }
}

struct PotView: View { var body: some View { Text("Pot") } }
