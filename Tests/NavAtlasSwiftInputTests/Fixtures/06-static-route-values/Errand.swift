import SwiftUI

struct Errand: Identifiable, Hashable {
    enum Manner { case walk, note }

    let id: String
    let manner: Manner
    private let build: () -> AnyView

    var scene: some View { build() }

    init<Scene: View>(_ id: String, manner: Manner = .walk, @ViewBuilder scene: @escaping () -> Scene) {
        self.id = id
        self.manner = manner
        build = { AnyView(scene()) }
    }

    static func == (lhs: Errand, rhs: Errand) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

final class Porter: ObservableObject {
    @Published var walk: [Errand] = []
    @Published var note: Errand?

    func run(_ errand: Errand) {
        switch errand.manner {
        case .walk: walk.append(errand)
        case .note: note = errand
        }
    }
}
