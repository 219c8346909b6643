import SwiftUI

struct Passage: Identifiable, Hashable {
    enum Style { case push, sheet }

    let id: String
    var style: Style
    private let content: AnyView

    init(id: String, style: Style = .push, @ViewBuilder content: () -> some View) {
        self.id = id
        self.style = style
        self.content = AnyView(content())
    }

    @ViewBuilder var destination: some View { content }

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Passage {
    static let cellar = Passage(id: "cellar") { CellarView() }
    static func attic(_ box: Int) -> Passage { Passage(id: "attic", style: .sheet) { AtticView(box: box) } }
}

final class HouseCoordinator: ObservableObject {
    @Published var path: [Passage] = []
    @Published var sheet: Passage?

    func go(_ passage: Passage) {
        switch passage.style {
        case .push: path.append(passage)
        case .sheet: sheet = passage
        }
    }
}

@propertyWrapper
struct Guide: DynamicProperty {
    struct Wrapper {
        let coordinator: HouseCoordinator

        func walk(to passage: Passage, style: Passage.Style? = nil) {
            var passage = passage
            passage.style = style ?? passage.style
            coordinator.go(passage)
        }
    }

    @EnvironmentObject private var coordinator: HouseCoordinator
    var wrappedValue: Wrapper { Wrapper(coordinator: coordinator) }
}
