import SwiftUI
import Combine

@main
struct HarborApp: App { var body: some Scene { WindowGroup { HarborView() } } }

enum Berth: Hashable, CaseIterable { case north, south }

struct Ship: Identifiable, Hashable { let id: Int }

@Observable
final class Pilot {
    var paths: [Berth: [Ship]] = [:]
    var berth: Berth = .north
    var inspected: Ship?
    var alarms: [Bool] = [false]
    func open(_ ship: Ship) { paths[berth, default: []].append(ship) }
    func openSouth(_ ship: Ship) {
        berth = .south
        paths[.south]?.append(ship)
    }
    func back() { paths[berth]?.removeLast() }
}

struct HarborView: View {
    @State private var pilot = Pilot()
    var body: some View {
        TabView(selection: $pilot.berth) {
            ForEach(Berth.allCases, id: \.self) { berth in
                NavigationStack(path: Binding(get: { pilot.paths[berth] ?? [] }, set: { pilot.paths[berth] = $0 })) {
                    root(for: berth)
                        .navigationDestination(for: Ship.self, destination: ShipView.init)
                }
                .tag(berth)
            }
        }
        .sheet(item: $pilot.inspected, onDismiss: nil, content: inspection)
        .environment(pilot)
    }
    @ViewBuilder private func root(for berth: Berth) -> some View {
        switch berth {
        case .north: NorthView()
        case .south: SouthView()
        }
    }
    private func inspection(of ship: Ship) -> some View { InspectionView(ship: ship) }
}

struct NorthView: View {
    @Environment(Pilot.self) private var pilot
    @State private var shown: Ship?
    @State private var warns = false
    @State private var waits = false
    @State private var count = 0
    var body: some View {
        Button("Open") { pilot.open(Ship(id: 1)) }
        Button("South") { pilot.openSouth(Ship(id: 2)) }
        Button("Inspect") { Task { @MainActor in pilot.inspected = Ship(id: 3) } }
        Button("Crew") {
            withAnimation(.easeIn) { count += 1 } completion: { shown = Ship(id: 4) }
        }
        .navigationDestination(item: $shown, destination: crew(of:))
        .task {
            for await _ in NotificationCenter.default.notifications(named: .storm) { warns = true }
        }
        .sheet(isPresented: $warns, content: StormView.init)
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
            if count > 9 { waits = true }
        }
        .fullScreenCover(isPresented: $waits, onDismiss: { count = 0 }, content: waiting)
    }
    private func crew(of ship: Ship) -> some View { CrewView(ship: ship) }
    private func waiting() -> some View { WaitView() }
}

extension Notification.Name { static let storm = Notification.Name("storm") }

struct SouthView: View {
    @State private var loader = Loader()
    @State private var path = NavigationPath()
    var body: some View {
        List {
            Menu("More") { Button("Log", action: showLog) }
        }
        .sheet(isPresented: $loader.isLogShown) { LogView() }
        .popover(item: $loader.failure) { FailureView(text: $0.text) }
    }
    private func showLog() { loader.load() }
}

@Observable @MainActor
final class Loader {
    struct Failure: Identifiable { let id = UUID(); let text: String }
    var isLogShown = false
    var failure: Failure?
    func load() {
        fetch { [weak self] result in
            guard let self else { return }
            switch result {
            case .success: self.isLogShown = true
            case .failure(let error): self.failure = Failure(text: error.localizedDescription)
            }
        }
    }
    private func fetch(_ done: @escaping (Result<Data, Error>) -> Void) {
        URLSession.shared.dataTask(with: URL(string: "https://example.org")!) { data, _, error in
            DispatchQueue.main.async {
                if let data { done(.success(data)) } else if let error { done(.failure(error)) }
            }
        }.resume()
    }
}

struct ShipView: View {
    let ship: Ship
    @Environment(Pilot.self) private var pilot
    var body: some View { Button("Back", action: pilot.back) }
}
struct InspectionView: View {
    let ship: Ship
    @Environment(\.dismiss) private var close
    var body: some View { Button("Done", action: close.callAsFunction) }
}
struct CrewView: View { let ship: Ship; var body: some View { Text("Crew") } }
struct StormView: View { var body: some View { Text("Storm") } }
struct WaitView: View { var body: some View { Text("Wait") } }
struct LogView: View { var body: some View { Text("Log") } }
struct FailureView: View { let text: String; var body: some View { Text(text) } }
