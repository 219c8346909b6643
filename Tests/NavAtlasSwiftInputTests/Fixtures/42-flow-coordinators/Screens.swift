import SwiftUI

struct WardrobeScreen: View {
    let wish: (WardrobeScreenCoordinator.Wish) -> Void

    var body: some View {
        Button("Coat") { wish(.coat) }
        Button("Laundry") { wish(.laundry) }
    }
}

struct CoatScreen: View {
    let done: () -> Void

    init(done: @escaping () -> Void) {
        self.done = done
    }

    var body: some View { Button("Done", action: done) }
}

struct LaundryScreen: View {
    let finish: () -> Void
    var body: some View { Button("Finish", action: finish) }
}
