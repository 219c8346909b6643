import SwiftUI

@main
struct BakeryApp: App {
    var body: some Scene {
        WindowGroup { CounterView() }
    }
}

extension View {
    func tray<Goods: View>(
        isPresented: Binding<Bool>, @ViewBuilder goods: @escaping () -> Goods
    ) -> some View {
        sheet(isPresented: isPresented) { goods().presentationDetents([.medium]) }
    }

    func window<Item: Identifiable, Goods: View>(
        item: Binding<Item?>, @ViewBuilder goods: @escaping (Item) -> Goods
    ) -> some View {
        modifier(ShopWindow(item: item, goods: goods))
    }
}

struct ShopWindow<Item: Identifiable, Goods: View>: ViewModifier {
    @Binding var item: Item?
    let goods: (Item) -> Goods

    func body(content: Content) -> some View {
        content.fullScreenCover(item: $item) { goods($0) }
    }
}

struct Cake: Identifiable { var id: Int }
struct Loaf: Identifiable { var id: Int }

struct CounterView: View {
    @State private var showsRolls = false
    @State private var showsBuns = false
    @State private var cake: Cake?
    @State private var loaf: Loaf?

    var body: some View {
        VStack {
            Button("Rolls") { showsRolls = true }
            Button("Buns") { showsBuns = true }
            Button("Cake") { cake = Cake(id: 1) }
            Button("Loaf") { loaf = Loaf(id: 2) }
        }
        .tray(isPresented: $showsRolls) { RollsView() }
        .tray(isPresented: $showsBuns) { BunsView() }
        .window(item: $cake) { CakeView(cake: $0) }
        .window(item: $loaf) { LoafView(loaf: $0) }
    }
}

struct RollsView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Enough") { dismiss() } }
}

struct BunsView: View { var body: some View { Text("Buns") } }
struct CakeView: View {
    let cake: Cake
    var body: some View { Text("Cake") }
}
struct LoafView: View {
    let loaf: Loaf
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Eaten") { dismiss() } }
}
