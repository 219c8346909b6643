import SwiftUI

extension Notification.Name { static let closing = Notification.Name("closing") }

struct Bell {
    static let live = Bell()
    func ring() { NotificationCenter.default.post(name: .closing, object: nil) }
}

final class House: ObservableObject {
    @Published var isOpen = true
}

@main
struct ShopApp: App {
    @StateObject private var house = House()
    var body: some Scene {
        WindowGroup {
            Group {
                if house.isOpen { NavigationStack { CounterView() } } else { ClosedView() }
            }
            .onReceive(NotificationCenter.default.publisher(for: .closing)) { _ in house.isOpen = false }
        }
    }
}

struct AlertModifier: ViewModifier {
    @Binding var isPresented: Bool
    func body(content: Content) -> some View {
        content.alert("x", isPresented: $isPresented) { Button("Close") { Bell.live.ring() } }
    }
}

struct CounterView: View {
    @State private var warns = false
    @State private var item: Int?
    @State private var shows = false
    var body: some View {
        Text("Counter")
            .modifier(AlertModifier(isPresented: $warns))
            .navigationDestination(isPresented: $shows) { ShelfView() }
            .toolbar { Button("x") { shows = true } }
            .sheet(item: $item) { _ in SheetView() }
            .toolbar { Button("y") { item = 1 } }
    }
}

struct ShelfView: View {
    @State private var warns = false
    var body: some View {
        Text("Shelf").modifier(AlertModifier(isPresented: $warns))
    }
}
struct SheetView: View {
    @State private var warns = false
    var body: some View {
        Text("Sheet").modifier(AlertModifier(isPresented: $warns))
    }
}

struct ClosedView: View { var body: some View { Text("Closed") } }
