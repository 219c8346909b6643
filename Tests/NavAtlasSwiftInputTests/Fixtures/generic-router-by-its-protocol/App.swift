import SwiftUI

enum Mark: Hashable {
    case lock(Int), weir, inn
    var key: String {
        switch self {
        case .lock: "lock"
        case .weir: "weir"
        case .inn: "inn"
        }
    }
}

protocol Steering {
    func go(to mark: Mark)
    func back(to mark: Mark)
}

@Observable
final class Rudder: Steering {
    private var marks: [Mark] = []

    func go(to mark: Mark) { marks.append(mark) }

    func back(to mark: Mark) {
        guard let index = marks.lastIndex(where: { $0.key == mark.key }) else { return }
        let cutoff = index + 1
        if cutoff < marks.count { marks.removeSubrange(cutoff..<marks.count) }
    }

    func compose() -> AnyView { AnyView(Canal(rudder: self)) }

    struct Canal: View {
        @State var rudder: Rudder
        var body: some View {
            NavigationStack(path: $rudder.marks) {
                MapView(model: MapModel(steering: rudder))
                    .navigationDestination(for: Mark.self) { mark in
                        switch mark {
                        case .lock(let number): LockView(model: LockModel(steering: rudder, number: number))
                        case .weir: WeirView(model: WeirModel(steering: rudder))
                        case .inn: InnView()
                        }
                    }
            }
        }
    }
}

@main
struct BargeApp: App {
    let rudder = Rudder()
    var body: some Scene { WindowGroup { rudder.compose() } }
}

/// Models know the router by its protocol alone, from the class that they inherit from.
class Model<Router: Steering> {
    let steering: Router
    init(steering: Router) { self.steering = steering }
}

final class MapModel<Router: Steering>: Model<Router> {
    func start() { steering.go(to: .lock(1)) }
}

final class LockModel<Router: Steering>: Model<Router> {
    let number: Int
    init(steering: Router, number: Int) {
        self.number = number
        super.init(steering: steering)
    }
    func open() { steering.go(to: .weir) }
}

final class WeirModel<Router: Steering>: Model<Router> {
    func turn() { steering.back(to: .lock(1)) }
    func stay() { steering.go(to: .inn) }
}

struct MapView<Router: Steering>: View {
    let model: MapModel<Router>
    var body: some View { Button("Start") { model.start() } }
}

struct LockView<Router: Steering>: View {
    let model: LockModel<Router>
    var body: some View { Button("Open") { model.open() } }
}

struct WeirView<Router: Steering>: View {
    let model: WeirModel<Router>
    var body: some View {
        Button("Turn") { model.turn() }
        Button("Stay") { model.stay() }
    }
}

struct InnView: View { var body: some View { Text("Inn") } }
