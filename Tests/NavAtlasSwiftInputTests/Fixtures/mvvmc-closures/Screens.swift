import SwiftUI

final class RowsViewModel: ObservableObject {
    var onTree: (String) -> Void = { _ in }
    var onBasket: (() -> Void)!
}

struct RowsView: View {
    @ObservedObject var model: RowsViewModel
    var body: some View {
        Button("Old one") { model.onTree("Boskoop") }
        Button("Basket", action: model.onBasket)
    }
}

final class TreeViewModel: ObservableObject {
    let tree: String
    var didPick: (() -> Void)?
    init(tree: String) { self.tree = tree }

    func pickTapped() {
        Task { [weak self] in
            try? await Task.sleep(nanoseconds: 500)
            await MainActor.run { self?.didPick?() }
        }
    }
}

struct TreeView: View {
    @ObservedObject var model: TreeViewModel
    var body: some View { Button("Pick", action: model.pickTapped) }
}

final class AppleViewModel: ObservableObject { var onEat: () -> Void = {} }

struct AppleView: View {
    let model: AppleViewModel
    var body: some View { Button("Eat") { model.onEat() } }
}

final class BasketViewModel: ObservableObject {
    private let onFinish: (Result<Int, Error>) -> Void
    init(onFinish: @escaping (Result<Int, Error>) -> Void) { self.onFinish = onFinish }
    func carry() { onFinish(.success(12)) }
}

struct BasketView: View {
    let model: BasketViewModel
    var body: some View { Button("Carry") { model.carry() } }
}
