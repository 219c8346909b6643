import SwiftUI

struct HouseToolbar: ToolbarContent {
    let broom: Broom

    var body: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            Button("Rota") { broom.rooms.append(.rota) }
        }
    }
}

struct WithHint: ViewModifier {
    @State private var open = false

    func body(content: Content) -> some View {
        content
            .safeAreaInset(edge: .bottom) {
                Button("Hint") { open = true }
            }
            .popover(isPresented: $open) { HintView() }
    }
}

extension View {
    func hinted() -> some View { modifier(WithHint()) }
}
