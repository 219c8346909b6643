import SwiftUI

@main
struct FairApp: App {
    var body: some Scene { WindowGroup { FairView() } }
}

final class Walk<Stop: Hashable>: ObservableObject {
    @Published var path: NavigationPath
    init(path: NavigationPath = .init()) { self.path = path }
    func push(_ stop: Stop) { path.append(stop) }
    func setPath(_ stops: [Stop]) { path = NavigationPath(stops) }
    func popToRoot() { path = NavigationPath() }
}

enum RideStop: Hashable { case wheel, cabin }
typealias RideWalk = Walk<RideStop>

enum Ticket: Equatable {
    case entrance
    case rides
    case cabin

    init?(from url: URL) {
        guard url.scheme == "fair" else { return nil }
        switch url.pathComponents.last {
        case "entrance": self = .entrance
        case "rides": self = .rides
        case "cabin": self = .cabin
        default: return nil
        }
    }
}

struct FairView: View {
    @State private var selectedTab: Int = 0
    @StateObject private var rideWalk = RideWalk()

    var body: some View {
        TabView(selection: $selectedTab) {
            EntranceView().tabItem { Text("Entrance") }.tag(0)
            RidesView(walk: rideWalk).tabItem { Text("Rides") }.tag(1)
        }
        .onOpenURL { url in self.show(url: url) }
    }

    private func show(url: URL) {
        guard let ticket = Ticket(from: url) else { return }
        switch ticket {
        case .entrance: selectedTab = 0
        case .rides:
            self.selectedTab = 1
            self.rideWalk.popToRoot()
        case .cabin:
            self.selectedTab = 1
            self.rideWalk.setPath([.wheel, .cabin])
        }
    }
}

struct EntranceView: View { var body: some View { Text("Entrance") } }

struct RidesView: View {
    @ObservedObject var walk: RideWalk
    var body: some View {
        NavigationStack(path: $walk.path) {
            RideListView(walk: walk)
                .navigationDestination(for: RideStop.self) { stop in
                    switch stop {
                    case .wheel: WheelView()
                    case .cabin: CabinView()
                    }
                }
        }
    }
}

struct RideListView: View {
    let walk: RideWalk
    var body: some View { Button("Wheel") { walk.push(.wheel) } }
}

struct WheelView: View { var body: some View { Text("Wheel") } }
struct CabinView: View { var body: some View { Text("Cabin") } }
