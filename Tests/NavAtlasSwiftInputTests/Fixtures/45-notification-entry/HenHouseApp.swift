import SwiftUI
import UserNotifications

@main
struct HenHouseApp: App {
    @UIApplicationDelegateAdaptor(Farmhand.self) private var farmhand

    var body: some Scene {
        WindowGroup { HenTabs(coop: Coop.shared) }
    }
}

final class Farmhand: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        return true
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {
        let hen = response.notification.request.content.userInfo["hen"] as? Int ?? 0
        await Coop.shared.crow(hen: hen)
    }
}

@MainActor
final class Coop: ObservableObject {
    static let shared = Coop()

    @Published var tab = "eggs"
    @Published var ladder: [Rung] = []

    func crow(hen: Int) {
        tab = "hens"
        ladder = [.hen(hen), .vet]
    }

    func activity(_ activity: NSUserActivity) {
        tab = "eggs"
    }
}

enum Rung: Hashable { case hen(Int), vet }
