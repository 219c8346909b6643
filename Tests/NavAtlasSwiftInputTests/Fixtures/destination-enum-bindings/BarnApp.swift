import SwiftUI
import SwiftUINavigation

@main
struct BarnApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { BarnView(model: BarnModel()) }
        }
    }
}

@Observable
final class BarnModel {
    @CasePathable
    enum Destination {
        case addCow
        case alert(String)
        case cow(CowModel)
        case milk(litres: Int)
        case tractor
    }

    var destination: Destination?

    func addTapped() { destination = .addCow }
    func cowTapped() {
        let cow = CowModel(name: "Elsa")
        cow.onSold = { [weak self] in self?.destination = nil }
        destination = .cow(cow)
    }
    func milkTapped() { destination = .milk(litres: 8) }
    func failed() { destination = .alert("No hay") }
}

@Observable
final class CowModel: Identifiable {
    let name: String
    var onSold: () -> Void = {}
    init(name: String) { self.name = name }
    func sell() { onSold() }
}
