import SwiftUI

@main
struct OrchardApp: App {
    @StateObject private var coordinator = OrchardCoordinator()
    var body: some Scene { WindowGroup { coordinator.start() } }
}

final class OrchardCoordinator: ObservableObject {
    enum Destination: Hashable, Identifiable {
        case tree(TreeViewModel)
        case apple(AppleViewModel)
        case basket(BasketViewModel)
        var id: Self { self }

        static func == (lhs: Self, rhs: Self) -> Bool { lhs.hashValue == rhs.hashValue }
        func hash(into hasher: inout Hasher) {
            switch self {
            case .tree(let model): hasher.combine(ObjectIdentifier(model))
            case .apple(let model): hasher.combine(ObjectIdentifier(model))
            case .basket(let model): hasher.combine(ObjectIdentifier(model))
            }
        }
    }

    @Published fileprivate var stack: [Destination] = []
    @Published fileprivate var modal: Destination?
    private lazy var rowsViewModel: RowsViewModel = {
        let model = RowsViewModel()
        model.onTree = { [weak self] tree in self?.show(tree: tree) }
        model.onBasket = { [weak self] in self?.openBasket() }
        return model
    }()

    func start() -> some View { OrchardCoordinatorView(coordinator: self, root: rowsViewModel) }

    private func show(tree: String) {
        let model = TreeViewModel(tree: tree)
        model.didPick = { [weak self, weak model] in
            guard let self, let model else { return }
            self.pick(from: model)
        }
        stack.append(.tree(model))
    }

    private func pick(from model: TreeViewModel) {
        let apple = AppleViewModel()
        apple.onEat = { [unowned self] in _ = stack.popLast() }
        stack.append(.apple(apple))
    }

    private func openBasket() {
        let basket = BasketViewModel(onFinish: { [weak self] result in
            switch result {
            case .success: self?.modal = nil
            case .failure: break
            }
        })
        modal = .basket(basket)
    }
}

struct OrchardCoordinatorView: View {
    @ObservedObject var coordinator: OrchardCoordinator
    let root: RowsViewModel

    var body: some View {
        NavigationStack(path: $coordinator.stack) {
            RowsView(model: root)
                .navigationDestination(for: OrchardCoordinator.Destination.self, destination: view)
        }
        .fullScreenCover(item: $coordinator.modal, content: view)
    }

    @ViewBuilder
    private func view(for destination: OrchardCoordinator.Destination) -> some View {
        switch destination {
        case .tree(let model): TreeView(model: model)
        case .apple(let model): AppleView(model: model)
        case .basket(let model): NavigationStack { BasketView(model: model) }
        }
    }
}
