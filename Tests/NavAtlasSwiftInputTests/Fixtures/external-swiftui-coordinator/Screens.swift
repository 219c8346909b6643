import SwiftUI
import SwiftUICoordinator
import UIKit

@main
struct FerryApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
    var body: some Scene { WindowGroup {} }
}

final class AppDelegate: NSObject, UIApplicationDelegate {}

final class SceneDelegate: NSObject, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let window = (scene as? UIWindowScene)?.windows.first else { return }
        let harbour = HarbourCoordinator(window: window, navigationController: NavigationController())
        harbour.start()
    }
}

struct QuayView: View {
    let coordinator: FerryCoordinator
    var body: some View { Button("Board") { coordinator.handle(FerryAction.board(2)) } }
}

struct DeckView: View {
    let number: Int
    let coordinator: FerryCoordinator

    var body: some View {
        Button("Map") { coordinator.handle(FerryAction.unfoldMap) }
        Button("Back") { coordinator.pop() }
        Button("Land") { coordinator.handle(FerryAction.landed) }
    }
}

struct SeaMapView: View {
    let coordinator: FerryCoordinator
    var body: some View { Button("Fold") { coordinator.handle(FerryAction.foldMap) } }
}

struct BeachView: View {
    var body: some View { Text("Sand") }
}
