import SwiftUI
import Swinject

final class Box {
    static let shared = Box()
    private var makers: [String: () -> Any] = [:]

    func register<T>(_ type: T.Type, make: @escaping () -> T) { makers["\(type)"] = make }

    func take<T>(_ type: T.Type = T.self) -> T {
        guard let value = makers["\(T.self)"]?() as? T else { fatalError() }
        return value
    }
}

protocol Wayfinding: AnyObject { func home() }

final class Wayfinder: ObservableObject, Wayfinding {
    @Published var path: [Int] = []
    func home() { path.removeAll() }
}

struct ScreenAssembly: Assembly {
    let wayfinder: Wayfinder

    func assemble(container: Container) {
        container.register(FieldView.self) { (_, number: Int) in
            let model = FieldModel(wayfinder: wayfinder)
            model.number = number
            return FieldView(model: model)
        }
    }
}

final class FieldModel {
    var number = 0
    let wayfinder: Wayfinder
    init(wayfinder: Wayfinder) { self.wayfinder = wayfinder }
    func onward() { wayfinder.path.append(number + 1) }
}

@main
struct FieldsApp: App {
    @StateObject private var wayfinder: Wayfinder
    private let assembler: Assembler

    init() {
        let wayfinder = Wayfinder()
        _wayfinder = StateObject(wrappedValue: wayfinder)
        assembler = Assembler([ScreenAssembly(wayfinder: wayfinder)])
        Box.shared.register(Wayfinding.self) { wayfinder }
    }

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $wayfinder.path) {
                GateView(wayfinder: wayfinder)
                    .navigationDestination(for: Int.self) { number in
                        assembler.resolver.resolve(FieldView.self, argument: number)!
                    }
            }
        }
    }
}

struct GateView: View {
    let wayfinder: Wayfinder
    var body: some View { Button("In") { wayfinder.path.append(1) } }
}

struct FieldView: View {
    let model: FieldModel
    private let way: Wayfinding = Box.shared.take()

    var body: some View {
        Button("On") { model.onward() }
        Button("Home") { way.home() }
    }
}
