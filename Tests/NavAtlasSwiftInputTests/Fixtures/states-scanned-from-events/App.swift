import Combine
import RxRelay
import RxSwift
import SwiftUI

@main
struct ForgeApp: App {
    var body: some Scene {
        WindowGroup { ForgeView() }
    }
}

struct ForgeView: View {
    var body: some View {
        TabView {
            AnvilTab().tabItem { Text("Anvil") }
            KilnTab().tabItem { Text("Kiln") }
            PressTab().tabItem { Text("Press") }
        }
    }
}

// MARK: A state machine of Combine's operators, with a feedback

struct Loop<State, Event> {
    let run: (AnyPublisher<State, Never>) -> AnyPublisher<Event, Never>
}

extension Publishers {
    static func machine<State, Event>(
        from start: State, by reduce: @escaping (State, Event) -> State, loops: [Loop<State, Event>]
    ) -> AnyPublisher<State, Never> {
        let state = CurrentValueSubject<State, Never>(start)
        let events = loops.map { loop in loop.run(state.eraseToAnyPublisher()) }
        return Deferred {
            Publishers.MergeMany(events)
                .receive(on: RunLoop.main)
                .scan(start, reduce)
                .handleEvents(receiveOutput: state.send)
                .prepend(start)
                .eraseToAnyPublisher()
        }
        .eraseToAnyPublisher()
    }
}

final class Anvil: ObservableObject {
    enum Heat { case cold, red, white }
    enum Event { case pump, blow, quench, rest }

    @Published private(set) var heat = Heat.cold
    private let taps = PassthroughSubject<Event, Never>()
    private var bag = Set<AnyCancellable>()

    init() {
        Publishers.machine(
            from: heat, by: Self.reduce, loops: [Self.user(taps.eraseToAnyPublisher())]
        )
        .assign(to: \.heat, on: self)
        .store(in: &bag)
    }

    func send(_ event: Event) { taps.send(event) }

    private static func user(_ taps: AnyPublisher<Event, Never>) -> Loop<Heat, Event> { Loop { _ in taps } }

    private static func reduce(_ heat: Heat, _ event: Event) -> Heat {
        switch event {
        case .pump: return .red
        case .blow: return .white
        case .quench: return .cold
        case .rest: return heat
        }
    }
}

struct AnvilTab: View {
    @StateObject private var anvil = Anvil()

    var body: some View {
        switch anvil.heat {
        case .cold: ColdView(anvil: anvil)
        case .red: RedView(anvil: anvil)
        case .white: WhiteView(anvil: anvil)
        }
    }
}

struct ColdView: View {
    @ObservedObject var anvil: Anvil
    var body: some View { Button("Pump") { anvil.send(.pump) } }
}

struct RedView: View {
    @ObservedObject var anvil: Anvil

    var body: some View {
        Button("Blow") { anvil.send(.blow) }
        Button("Rest") { anvil.send(.rest) }
    }
}

struct WhiteView: View {
    @ObservedObject var anvil: Anvil
    var body: some View { Button("Quench") { anvil.send(.quench) } }
}

// MARK: The states are stored by whoever subscribes

final class Kiln: ObservableObject {
    enum Door { case open, shut }
    enum Event { case close, open }

    @Published var door = Door.open
    private let events = PublishRelay<Event>()
    private let bag = DisposeBag()

    init() {
        events.asObservable()
            .scan(Door.open) { _, event in event == .close ? .shut : .open }
            .startWith(.open)
            .subscribe(onNext: { [weak self] door in self?.door = door })
            .disposed(by: bag)
    }

    func close() { events.accept(.close) }
}

struct KilnTab: View {
    @StateObject private var kiln = Kiln()

    var body: some View {
        if kiln.door == .open { ShelfView(kiln: kiln) } else { FireView() }
    }
}

struct ShelfView: View {
    @ObservedObject var kiln: Kiln
    var body: some View { Button("Close") { kiln.close() } }
}

struct FireView: View { var body: some View { Text("Fire") } }

// MARK: The function changes the state in place

final class Press: ObservableObject {
    struct State {
        var shows = false
        var strokes = 0
    }

    enum Event { case show, hide, stroke }

    @Published var state = State()
    private let events = PassthroughSubject<Event, Never>()
    private var bag = Set<AnyCancellable>()

    init() {
        events
            .scan(into: State()) { state, event in
                switch event {
                case .show: state.shows = true
                case .hide: state.shows = false
                case .stroke: state.strokes += 1
                }
            }
            .sink { [weak self] state in self?.state = state }
            .store(in: &bag)
    }

    func send(_ event: Event) { events.send(event) }
}

struct PressTab: View {
    @StateObject private var press = Press()

    var body: some View {
        VStack {
            Button("Gauge") { press.send(.show) }
            Button("Stroke") { press.send(.stroke) }
        }
        .sheet(isPresented: $press.state.shows) { GaugeView(press: press) }
    }
}

struct GaugeView: View {
    @ObservedObject var press: Press
    var body: some View { Button("Hide") { press.send(.hide) } }
}
