import Combine
import SwiftUI

@main
struct FunicularApp: App {
    @StateObject private var line = Line(path: NavigationPath())

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $line.path) {
                line.start()
                    .navigationDestination(for: Stop.self) { stop in
                        switch stop {
                        case .summit: SummitView()
                        case .halfway: HalfwayView()
                        }
                    }
            }
        }
    }
}

enum Stop: Hashable { case summit, halfway }

final class Line: ObservableObject {
    @Published var path: NavigationPath
    private var subscriptions = Set<AnyCancellable>()

    init(path: NavigationPath) {
        self.path = path
    }

    func start() -> some View {
        let valley = ValleyView()
        listen(to: valley)
        return valley
    }

    private func listen(to valley: ValleyView) {
        valley.calls
            .receive(on: DispatchQueue.main)
            .sink(receiveValue: { [weak self] stop in self?.run(to: stop) })
            .store(in: &subscriptions)
    }

    private func run(to stop: Stop) {
        path.append(stop)
    }
}

struct ValleyView: View {
    let calls = PassthroughSubject<Stop, Never>()

    var body: some View {
        Button("Up") { calls.send(.summit) }
        Button("Half the way") { calls.send(.halfway) }
    }
}

struct SummitView: View {
    var body: some View { Text("2,962 m") }
}

struct HalfwayView: View {
    var body: some View { Text("1,800 m") }
}
