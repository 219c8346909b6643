import SwiftUI

enum CatalogueRoute: Hashable {
    case vases, vase(Int), basket
}

enum CatalogueWish {
    case inspect(Int)
    case putInBasket
    case paid
    case nothing
}

protocol Listener: AnyObject {
    func hear(_ wish: CatalogueWish)
}

final class CatalogueCoordinator: ObservableObject, Listener {
    @Published var stack: [CatalogueRoute] = []
    weak var boss: HouseCoordinator?

    func hear(_ wish: CatalogueWish) {
        switch wish {
        case .inspect(let number):
            show(.vase(number))
        case .putInBasket:
            show(.basket)
        case .paid:
            stack.removeAll()
            boss?.childIsDone()
        case .nothing:
            break
        }
    }

    private func show(_ route: CatalogueRoute) {
        stack.append(route)
    }

    @ViewBuilder
    func view(for route: CatalogueRoute) -> some View {
        switch route {
        case .vases: VaseListView(listener: self)
        case .vase(let number): VaseView(number: number, listener: self)
        case .basket: BasketView(listener: self)
        }
    }
}

final class HouseCoordinator: ObservableObject {
    @Published var thanks = false
    lazy var catalogue: CatalogueCoordinator = {
        let child = CatalogueCoordinator()
        child.boss = self
        return child
    }()

    func childIsDone() {
        thanks = true
    }
}
