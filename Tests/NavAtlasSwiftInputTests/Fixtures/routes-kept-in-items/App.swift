import SwiftUI

@main
struct HabitApp: App {
    private let guide = Guide(storage: Storage())
    var body: some Scene { WindowGroup { RootView(guide: guide) } }
}

enum AppRoute: Hashable {
    case intro(IntroRoute)
    case main(MainRoute)
}
enum IntroRoute: Hashable { case door, name, welcome }
enum MainRoute: Hashable { case home, profile }

struct Item: Hashable, Identifiable {
    let id = UUID()
    let route: AppRoute
}

protocol Guiding {
    var path: [Item] { get set }
    func navigate(to route: AppRoute)
}

final class Storage { func has(_ key: String) -> Bool { UserDefaults.standard.bool(forKey: key) } }

@Observable
final class Guide {
    var path: [Item] = []
    private let storage: Storage
    init(storage: Storage) { self.storage = storage }
}

extension Guide: Guiding {
    func navigate(to route: AppRoute) {
        guard canNavigate(to: route) else { return }
        let item = Item(route: route)
        path.append(item)
    }

    func reset(to route: AppRoute) { path = [Item(route: route)] }

    func start() {
        guard path.isEmpty else { return }
        let first: AppRoute = isKnown ? .intro(.welcome) : .intro(.door)
        path = [Item(route: first)]
    }

    private var isKnown: Bool { storage.has("known") }

    private func canNavigate(to route: AppRoute) -> Bool {
        switch route {
        case .intro: return true
        case .main: return isKnown
        }
    }
}

struct RootView: View {
    @State private var guide: Guide
    init(guide: Guide) { _guide = State(initialValue: guide) }

    var body: some View {
        NavigationStack(path: $guide.path) {
            Color.clear
                .navigationDestination(for: Item.self) { item in
                    DestinationView(route: item.route, guide: guide)
                }
        }
        .task { guide.start() }
    }
}

struct DestinationView: View {
    let route: AppRoute
    let guide: Guide
    var body: some View {
        switch route {
        case .intro(let intro): IntroDestinationView(route: intro, guide: guide)
        case .main(let main): MainDestinationView(route: main, guide: guide)
        }
    }
}

struct IntroDestinationView: View {
    let route: IntroRoute
    let guide: Guide
    var body: some View {
        switch route {
        case .door:
            let coordinator = DoorCoordinator(navigate: guide.navigate)
            DoorView(model: DoorModel(coordinator: coordinator))
        case .name:
            let coordinator = NameCoordinator(navigate: guide.navigate)
            NameView(model: NameModel(coordinator: coordinator))
        case .welcome:
            WelcomeView(guide: guide)
        }
    }
}

struct MainDestinationView: View {
    let route: MainRoute
    let guide: Guide
    var body: some View {
        switch route {
        case .home: HomeView(onProfile: { guide.navigate(to: .main(.profile)) })
        case .profile: ProfileView(onLeave: { guide.reset(to: .intro(.name)) })
        }
    }
}

protocol DoorCoordinating { func goOn() }
final class DoorCoordinator: DoorCoordinating {
    private let navigate: (AppRoute) -> Void
    init(navigate: @escaping (AppRoute) -> Void) { self.navigate = navigate }
    func goOn() { navigate(.intro(.name)) }
}

protocol NameCoordinating { func goToWelcome() }
final class NameCoordinator: NameCoordinating {
    private let navigate: (AppRoute) -> Void
    init(navigate: @escaping (AppRoute) -> Void) { self.navigate = navigate }
    func goToWelcome() { navigate(.intro(.welcome)) }
}

@Observable
final class DoorModel {
    private let coordinator: DoorCoordinating
    init(coordinator: DoorCoordinating) { self.coordinator = coordinator }
    func start() { coordinator.goOn() }
}

@Observable
final class NameModel {
    private let coordinator: NameCoordinating
    init(coordinator: NameCoordinating) { self.coordinator = coordinator }
    func done(onSuccess: () -> Void) { onSuccess() }
    func goOn() { coordinator.goToWelcome() }
}

struct DoorView: View {
    @State private var model: DoorModel
    init(model: DoorModel) { _model = State(initialValue: model) }
    var body: some View { Button("Start") { model.start() } }
}

struct NameView: View {
    @State private var model: NameModel
    init(model: NameModel) { _model = State(initialValue: model) }
    var body: some View { Button("Go") { model.done { model.goOn() } } }
}

struct WelcomeView: View {
    let guide: Guide
    var body: some View { Button("Home") { guide.navigate(to: .main(.home)) } }
}

struct HomeView: View {
    let onProfile: () -> Void
    var body: some View { Button("Me", action: onProfile) }
}

struct ProfileView: View {
    let onLeave: () -> Void
    var body: some View { Button("Leave", action: onLeave) }
}
