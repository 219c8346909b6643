import Combine
import CombineExt
import SwiftUI

@main
struct OrchestraApp: App {
    @StateObject private var conductor = Conductor()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $conductor.trail) {
                SeatsView(conductor: conductor)
                    .navigationDestination(for: Seat.self) { seat in
                        switch seat {
                        case .violin(let desk): ViolinView(desk: desk, conductor: conductor)
                        case .drum: DrumView()
                        }
                    }
            }
        }
    }
}

enum Seat: Hashable {
    case violin(desk: Int)
    case drum
}

final class Conductor: ObservableObject {
    @Published var trail: [Seat] = []

    func go(to seat: Seat) { trail.append(seat) }
    func back() { trail.removeLast() }
}

final class SeatsModel: ObservableObject {
    struct Input {
        let deskTapped = PassthroughSubject<Int, Never>()
        let drumTapped = PassthroughSubject<Void, Never>()
    }

    let input = Input()
    private weak var conductor: Conductor?
    private var held: Set<AnyCancellable> = []

    init(conductor: Conductor) {
        self.conductor = conductor
        transform()
    }

    private func transform() {
        input.deskTapped
            .withUnretained(self)
            .sink { model, desk in model.conductor?.go(to: .violin(desk: desk)) }
            .store(in: &held)

        input.drumTapped
            .withUnretained(self)
            .receive(on: RunLoop.main)
            .sink { model, _ in model.conductor?.go(to: .drum) }
            .store(in: &held)
    }
}

struct SeatsView: View {
    @StateObject private var model: SeatsModel

    init(conductor: Conductor) {
        _model = StateObject(wrappedValue: SeatsModel(conductor: conductor))
    }

    var body: some View {
        VStack {
            Button("First desk") { model.input.deskTapped.send(1) }
            Button("Drum") { model.input.drumTapped.send(()) }
        }
    }
}

final class ViolinModel: ObservableObject {
    let closed = PublishRelay<Void>()
    private let conductor: Conductor

    init(conductor: Conductor) {
        self.conductor = conductor
        closed.withUnretained(self) { model, _ in model.conductor }
            .subscribe(onNext: { conductor in conductor.back() })
    }
}

struct ViolinView: View {
    let desk: Int
    @StateObject private var model: ViolinModel

    init(desk: Int, conductor: Conductor) {
        self.desk = desk
        _model = StateObject(wrappedValue: ViolinModel(conductor: conductor))
    }

    var body: some View { Button("Back") { model.closed.accept(()) } }
}

struct DrumView: View { var body: some View { Text("Drum") } }
