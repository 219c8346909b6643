import SwiftUI

@MainActor
final class WardrobeFlow {
    private let pages: PageStack

    init(pages: PageStack) {
        self.pages = pages
    }

    func start() {
        let wardrobe = WardrobeScreenCoordinator()
        wardrobe.wish = { [weak self] wish in
            switch wish {
            case .coat: self?.showCoat()
            case .laundry: self?.showLaundry()
            }
        }
        pages.setBase(wardrobe)
    }

    private func showCoat() {
        let coat = CoatScreenCoordinator()
        coat.done = { [weak self] in self?.pages.unpile() }
        pages.pile(coat)
    }

    private func showLaundry() {
        pages.setNote(LaundryScreenCoordinator(finish: { [weak self] in self?.pages.setNote(nil) }))
    }
}

@main
struct WardrobeApp: App {
    @StateObject private var pages = PageStack()

    var body: some Scene {
        WindowGroup {
            pages.render().onAppear { WardrobeFlow(pages: pages).start() }
        }
    }
}
