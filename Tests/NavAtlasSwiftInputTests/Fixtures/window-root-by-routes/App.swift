import SwiftUI
import UIKit

@main
struct PostApp: App {
    @UIApplicationDelegateAdaptor(PostDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup { LetterBox() }
    }
}

final class PostDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
}

/// Each root of the window.
enum Root {
    case letterBox
    case office(name: String)

    var controller: UIViewController {
        switch self {
        case .letterBox:
            UIHostingController(rootView: LetterBox())
        case .office(let name):
            UINavigationController(rootViewController: UIHostingController(rootView: OfficeView(name: name)))
        }
    }
}

protocol RootChanging {
    func change(to root: Root)
}

struct WindowRoots: RootChanging {
    private var window: UIWindow? {
        UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            .flatMap(\.windows)
            .first { $0.isKeyWindow }
    }

    func change(to root: Root) {
        window?.rootViewController = root.controller
        window?.makeKeyAndVisible()
    }
}
