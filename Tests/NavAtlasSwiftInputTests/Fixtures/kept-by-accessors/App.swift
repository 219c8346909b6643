import SwiftUI
import Observation

@main
struct GymApp: App {
    @State private var helper: HelperImp
    init() {
        let helper = HelperImp()
        self.helper = helper
    }

    var body: some Scene {
        WindowGroup {
            ZStack {
                if helper.isAuthorized {
                    HallScreen()
                } else {
                    DoorScreen()
                }
            }
            .environment(helper)
        }
    }
}

protocol Helper: AnyObject {
    var isAuthorized: Bool { get }
    func leave()
}

@Observable
final class HelperImp: Helper {
    @ObservationIgnored private let defaults: UserDefaults

    init(userDefaults: UserDefaults? = nil) {
        if let userDefaults { self.defaults = userDefaults } else { self.defaults = UserDefaults.standard }
    }

    private(set) var isAuthorized: Bool {
        get {
            access(keyPath: \.isAuthorized)
            return defaults.bool(forKey: Constants.key)
        }
        set {
            withMutation(keyPath: \.isAuthorized) {
                defaults.set(newValue, forKey: Constants.key)
            }
        }
    }

    func enter() { isAuthorized = true }
    func leave() { isAuthorized = false }
}

private extension HelperImp {
    enum Constants {
        static let key = "isAuthorized"
    }
}

struct HallScreen: View {
    @Environment(HelperImp.self) private var helper
    var body: some View { Button("Leave") { helper.leave() } }
}

struct DoorScreen: View {
    @Environment(HelperImp.self) private var helper
    var body: some View { Button("Enter") { helper.enter() } }
}
