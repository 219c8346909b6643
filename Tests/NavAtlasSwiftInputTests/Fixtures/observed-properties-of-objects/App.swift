import Combine
import SwiftUI
import UIKit

extension UserDefaults {
    @objc dynamic var hasBoarded: Bool {
        get { bool(forKey: "hasBoarded") }
        set { set(newValue, forKey: "hasBoarded") }
    }
    @objc dynamic var isLoud: Bool {
        get { bool(forKey: "isLoud") }
        set { set(newValue, forKey: "isLoud") }
    }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var pilot: Pilot?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow()
        pilot = Pilot(window: window)
        window.makeKeyAndVisible()
        return true
    }
}

final class Pilot {
    let window: UIWindow
    private var bag = Set<AnyCancellable>()

    init(window: UIWindow) {
        self.window = window
        UserDefaults.standard.publisher(for: \.hasBoarded)
            .removeDuplicates()
            .sink { [weak self] isOn in
                if isOn { self?.showDeck() } else { self?.showQuay() }
            }
            .store(in: &bag)
        UserDefaults.standard.publisher(for: \.isLoud)
            .sink { isLoud in print(isLoud) }
            .store(in: &bag)
    }

    func showDeck() { window.rootViewController = UIHostingController(rootView: DeckView()) }
    func showQuay() { window.rootViewController = UIHostingController(rootView: QuayView()) }
}

struct QuayView: View {
    var body: some View {
        Button("Board") { UserDefaults.standard.hasBoarded = true }
        Button("Be loud") { UserDefaults.standard.isLoud = true }
    }
}

final class Bell: NSObject, ObservableObject {
    @objc dynamic var isRung = false
    @Published var isHeard = false
    private var bag = Set<AnyCancellable>()

    override init() {
        super.init()
        publisher(for: \.isRung)
            .sink { [weak self] rung in self?.isHeard = rung }
            .store(in: &bag)
    }

    func ring() { isRung = true }
}

struct DeckView: View {
    @StateObject private var bell = Bell()

    var body: some View {
        List {
            Button("Leave") { UserDefaults.standard.removeObject(forKey: "hasBoarded") }
            Button("Ring") { bell.ring() }
        }
        .sheet(isPresented: $bell.isHeard) { BellView() }
    }
}

struct BellView: View { var body: some View { Text("Bell") } }
