import SwiftUI

final class WardrobeScreenCoordinator: Presentable {
    enum Wish { case coat, laundry }
    var wish: ((Wish) -> Void)?

    func render() -> AnyView {
        AnyView(WardrobeScreen(wish: { [weak self] in self?.wish?($0) }))
    }
}

final class CoatScreenCoordinator: Presentable {
    var done: (() -> Void)?

    func render() -> AnyView {
        AnyView(CoatScreen { [weak self] in self?.done?() })
    }
}

final class LaundryScreenCoordinator: Presentable {
    private let finish: () -> Void

    init(finish: @escaping () -> Void) {
        self.finish = finish
    }

    func render() -> AnyView { AnyView(LaundryScreen(finish: finish)) }
}
