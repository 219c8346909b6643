import SwiftUI

@main
struct ClockShopApp: App {
    private let assembly = ShopAssembly()

    var body: some Scene {
        WindowGroup {
            NavigationStack { assembly.window() }
        }
    }
}

protocol ClockMaking {
    associatedtype Dial: View
    func dial(for clock: String) -> Dial
}

struct ShopAssembly: ClockMaking {
    func window() -> some View {
        ShopWindowView(maker: self)
    }

    func dial(for clock: String) -> some View {
        DialView(clock: clock)
            .environment(\.colorScheme, .dark)
    }

    static func repairForm() -> some View {
        let form = RepairFormView()
        return form.interactiveDismissDisabled()
    }
}

enum Hands {
    static func make(_ clock: String) -> some View { HandsView(clock: clock) }
}
