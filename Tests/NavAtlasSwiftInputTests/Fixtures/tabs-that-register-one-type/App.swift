import SwiftUI

@main
struct MuseumApp: App {
    @StateObject private var guide = Guide()

    var body: some Scene {
        WindowGroup {
            NavigationStack(path: $guide.path) {
                TabView {
                    VisitView().tabItem { Text("Visit") }
                    StoriesView().tabItem { Text("Stories") }
                }
            }
            .environmentObject(guide)
        }
    }
}

enum Stop: Hashable { case story, tickets, seats, payment, unknown }

final class Guide: ObservableObject {
    @Published var path: [Stop] = []
    func go(_ stop: Stop) { path.append(stop) }
}

struct StoriesView: View {
    @EnvironmentObject private var guide: Guide
    var body: some View {
        Button("Story") { guide.go(.story) }
            .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .story: StoryView()
                default: LostView()
                }
            }
    }
}

struct VisitView: View {
    @EnvironmentObject private var guide: Guide
    var body: some View {
        Button("Tickets") { guide.go(.tickets) }
            .navigationDestination(for: Stop.self) { stop in
                switch stop {
                case .tickets: TicketsView()
                case .seats: SeatsView()
                case .payment: PaymentView()
                default: LostView()
                }
            }
    }
}

struct StoryView: View {
    @EnvironmentObject private var guide: Guide
    var body: some View { Button("Elsewhere") { guide.go(.tickets) } }
}

struct TicketsView: View {
    @State private var showsTerms = false
    var body: some View {
        Button("Terms") { showsTerms = true }
            .sheet(isPresented: $showsTerms) { TermsView() }
    }
}

struct TermsView: View {
    @EnvironmentObject private var guide: Guide
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Agree") {
            dismiss()
            guide.go(.seats)
        }
    }
}

struct SeatsView: View {
    @EnvironmentObject private var guide: Guide
    var body: some View { Button("Pay") { guide.go(.payment) } }
}

struct PaymentView: View { var body: some View { Text("Paid") } }
struct LostView: View { var body: some View { Text("Lost") } }
