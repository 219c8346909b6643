import SwiftUI
import UIKit

@main
struct KilnApp: App {
    var body: some Scene { WindowGroup { KilnView() } }
}

struct KilnView: View {
    var body: some View {
        Button("Fire") { Notices.shared.show("Fired") }
        Button("Lock") { Door.shared.close() }
        Button("Count") { Counter().count() }
    }
}

/// Its window lets all touches through.
final class Notices {
    static let shared = Notices()
    private var notices: UIWindow?

    private init() {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
        notices = UIWindow(windowScene: scene)
        notices?.windowLevel = .alert + 1
        notices?.isUserInteractionEnabled = false
    }

    func show(_ text: String) {
        notices?.rootViewController = UIHostingController(rootView: NoticeView(text: text))
        notices?.isHidden = false
    }
}

/// The same with a window that is made when it is needed.
final class Counter {
    private var kept: UIWindow?

    func count() {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
        let above = UIWindow(windowScene: scene)
        above.isUserInteractionEnabled = false
        above.rootViewController = UIHostingController(rootView: CountView())
        above.isHidden = false
        kept = above
    }
}

/// Its window has to be touched.
final class Door {
    static let shared = Door()
    private var window: UIWindow?

    func close() {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.windowLevel = .alert
        let host = UIHostingController(rootView: DoorView())
        host.view.isUserInteractionEnabled = false
        window?.rootViewController = host
        window?.makeKeyAndVisible()
    }
}

struct NoticeView: View {
    let text: String
    var body: some View { Text(text) }
}

struct CountView: View { var body: some View { Text("3") } }
struct DoorView: View { var body: some View { Text("Closed") } }
