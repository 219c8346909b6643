import SwiftUI
import Flow

@main
struct MuseumApp: App {
    var body: some Scene {
        WindowGroup {
            ZStack {
                HallTabs()
                BannerView()
            }
        }
    }
}

struct BannerView: View {
    var body: some View { Text("Open today") }
}

struct HallTabs: View {
    @State private var hall = 0
    @State private var buys = false

    var body: some View {
        TabView(selection: Binding(get: { hall }, set: { choose($0) })) {
            HallView().framed().tag(0)
            VStack {}.tag(1)
        }
        .sheet(isPresented: $buys) { TicketView() }
    }

    private func choose(_ number: Int) {
        if number == 1 { buys = true } else { hall = number }
    }
}

extension View {
    func framed() -> some View { Frame(content: self) }
}

struct Frame<Content: View>: View {
    let content: Content
    var body: some View {
        VStack {
            Text("Museum")
            content
        }
    }
}

struct HallView: View {
    var body: some View {
        NavigationStack {
            List { NavigationLink("Vase", destination: VaseView()) }
        }
    }
}

/// A view of a protocol that an absent package declares.
struct VaseView: Connected {
    func body(props: Int) -> some View {
        NavigationLink("Shard", destination: ShardView()).framed()
    }
}

struct ShardView: View {
    var body: some View { Text("Shard").framed() }
}

struct TicketView: View {
    var body: some View { Text("Ticket") }
}
