import Stinsen
import SwiftUI

final class MillCoordinator: NavigationCoordinatable {
    var stack: Stinsen.NavigationStack<MillCoordinator>
    @Root var gate = makeGate
    @Root var yard = makeYard

    init(isOpen: Bool) {
        if isOpen {
            stack = NavigationStack(initial: \MillCoordinator.yard)
        } else {
            stack = NavigationStack(initial: \MillCoordinator.gate)
        }
    }

    @ViewBuilder func makeGate() -> some View { GateView() }
    func makeYard() -> YardCoordinator { YardCoordinator() }
}

final class YardCoordinator: TabCoordinatable {
    var child = TabChild(startingItems: [\YardCoordinator.flour, \YardCoordinator.grain])

    @Route(tabItem: makeFlourTab) var flour = makeFlour
    @Route(tabItem: makeGrainTab) var grain = makeGrain

    func makeFlour() -> NavigationViewCoordinator<FlourCoordinator> { NavigationViewCoordinator(FlourCoordinator()) }
    @ViewBuilder func makeGrain() -> some View { GrainView() }
    @ViewBuilder func makeFlourTab(isActive: Bool) -> some View { Text("Flour") }
    @ViewBuilder func makeGrainTab(isActive: Bool) -> some View { Text("Grain") }
}

final class FlourCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \FlourCoordinator.list)
    @Root var list = makeList
    @Route(.fullScreen) var sack = makeSack

    @ViewBuilder func makeList() -> some View { FlourView() }
    func makeSack() -> NavigationViewCoordinator<SackCoordinator> { NavigationViewCoordinator(SackCoordinator()) }
}

final class SackCoordinator: NavigationCoordinatable {
    let stack = NavigationStack(initial: \SackCoordinator.start)
    @Root var start = makeStart
    @ViewBuilder func makeStart() -> some View { SackView() }
}
