import Combine
import SwiftUI

@main
struct HarbourApp: App {
    let pilot = Pilot()
    var body: some Scene { WindowGroup { PilotedView(pilot: pilot) } }
}

enum Berth: Hashable { case quay, ship }

@Observable
final class Course<Berth: Hashable> {
    var path = NavigationPath()
    func push(_ berth: Berth) { path.append(berth) }
}

protocol Piloting {
    associatedtype Berth: Hashable
    associatedtype ContentView: View
    associatedtype DestinationView: View
    var course: Course<Berth> { get set }
    @ViewBuilder func makeView() -> ContentView
    @ViewBuilder func makeDestination(for berth: Berth) -> DestinationView
}

struct PilotedView<P: Piloting>: View {
    @State private var course: Course<P.Berth>
    private let pilot: P

    init(pilot: P) {
        course = pilot.course
        self.pilot = pilot
    }

    var body: some View {
        NavigationStack(path: $course.path) {
            pilot.makeView()
                .navigationDestination(for: P.Berth.self) { berth in pilot.makeDestination(for: berth) }
        }
    }
}

protocol QuayOutput: AnyObject { func quayDidOpenShip() }

final class Pilot: Piloting {
    var course: Course<Berth>
    init(course: Course<Berth> = .init()) { self.course = course }

    func makeView() -> some View { makeDestination(for: .quay) }

    func makeDestination(for berth: Berth) -> some View {
        switch berth {
        case .quay: QuayAssembly.assemble(output: self)
        case .ship: ShipView()
        }
    }
}

extension Pilot: QuayOutput {
    func quayDidOpenShip() { course.push(.ship) }
}

enum QuayAssembly {
    static func assemble(output: QuayOutput) -> some View {
        let model = QuayModel(radio: Locker.resolve(Radio.self), output: output)
        return QuayView(output: model)
    }
}

enum Tide { case high, low }

protocol Radio { var tides: AnyPublisher<Tide, Never> { get } }

enum Locker {
    private static var shelf: [String: () -> Any] = [:]
    static func put<T>(_ type: T.Type, _ make: @escaping () -> T) { shelf["\(type)"] = { make() } }
    static func resolve<T>(_ type: T.Type) -> T {
        guard let found = shelf["\(type)"]?() as? T else { fatalError() }
        return found
    }
}

final class ShortWave: NSObject, Radio {
    private let subject = PassthroughSubject<Tide, Never>()
    var tides: AnyPublisher<Tide, Never> { subject.eraseToAnyPublisher() }
}

extension ShortWave: StationDelegate {
    func station(_ station: Station, didHear tide: Tide) { subject.send(tide) }
}

final class QuayModel {
    private var bag: Set<AnyCancellable> = []

    init(radio: Radio, output: QuayOutput) {
        radio.tides
            .receive(on: RunLoop.main)
            .sink { tide in
                switch tide {
                case .high: output.quayDidOpenShip()
                case .low: break
                }
            }
            .store(in: &bag)
    }
}

struct QuayView: View {
    let output: QuayModel
    var body: some View { Text("Quay") }
}

struct ShipView: View { var body: some View { Text("Ship") } }
