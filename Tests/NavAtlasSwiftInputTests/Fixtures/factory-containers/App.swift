import Factory
import SwiftUI

extension Container {
    var guide: Factory<Guiding> { self { Guide() }.singleton }
    var vineModel: ParameterFactory<Int, VineModel> { self { VineModel(number: $0) } }
}

protocol Guiding: AnyObject {
    func show(_ stop: Stop)
}

enum Stop: Hashable { case vine(Int), press }

@Observable
final class Guide: Guiding {
    var path: [Stop] = []
    func show(_ stop: Stop) { path.append(stop) }
}

@main
struct VineyardApp: App {
    var body: some Scene { WindowGroup { YardView() } }
}

struct YardView: View {
    @InjectedObservable(\.guide) private var guide

    var body: some View {
        NavigationStack(path: $guide.path) {
            RowsView()
                .navigationDestination(for: Stop.self) { stop in
                    switch stop {
                    case .vine(let number): VineView(model: Container.shared.vineModel(number))
                    case .press: PressView()
                    }
                }
        }
    }
}

struct RowsView: View {
    @Injected(\.guide) private var guide
    var body: some View { Button("Vine") { guide.show(.vine(3)) } }
}

@Observable
final class VineModel {
    @ObservationIgnored @Injected(\.guide) private var guide
    let number: Int
    init(number: Int) { self.number = number }
    func harvested() { guide.show(.press) }
}

struct VineView: View {
    let model: VineModel
    var body: some View { Button("Harvest") { model.harvested() } }
}

struct PressView: View { var body: some View { Text("Press") } }
