import SwiftUI

class Guide<Stop: Hashable>: ObservableObject {
    @Published var path: [Stop] = []
    func walk(to stop: Stop) { path.append(stop) }
}

typealias PondGuide = Guide<PondStop>

enum PondStop: Hashable {
    case none
    case frog(String)

    @ViewBuilder func screen() -> some View {
        switch self {
        case .none: EmptyView()
        case .frog(let name): FrogView(name: name)
        }
    }
}

@main
struct PondApp: App {
    @StateObject private var guide = PondGuide()
    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $guide.path) {
                PondView(model: PondModel(guide: guide))
                    .navigationDestination(for: PondStop.self) { $0.screen() }
            }
        }
    }
}

final class PondModel: ObservableObject {
    let guide: PondGuide
    init(guide: PondGuide) { self.guide = guide }
    func choose(_ name: String) { guide.walk(to: .frog(name)) }
}

struct PondView: View {
    @StateObject private var model: PondModel
    init(model: PondModel) { _model = StateObject(wrappedValue: model) }
    var body: some View { Button("Frog") { model.choose("Rana") } }
}

struct FrogView: View {
    let name: String
    var body: some View { Text(name) }
}
