import Stinsen
import SwiftUI

final class FarmCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \FarmCoordinator.meadow)

    @Root var meadow = makeMeadow
    @Route(.push) var sheep = makeSheep
    @Route(.modal) var shearing = makeShearing
    @Route(.fullScreen) var storm = makeStorm
    @Route(.push) var fence = makeFence

    @ViewBuilder func makeMeadow() -> some View {
        MeadowView()
    }

    @ViewBuilder func makeSheep(number: Int) -> some View {
        SheepView(number: number)
    }

    func makeShearing() -> NavigationViewCoordinator<ShearingCoordinator> {
        NavigationViewCoordinator(ShearingCoordinator())
    }

    @ViewBuilder func makeStorm() -> some View { StormView() }

    @ViewBuilder func makeFence() -> some View { FenceView() }
}

final class ShearingCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \ShearingCoordinator.start)

    @Root var start = makeStart
    @Route(.push) var wool = makeWool

    @ViewBuilder func makeStart() -> some View { ShearingView() }
    @ViewBuilder func makeWool() -> some View { WoolView() }
}
