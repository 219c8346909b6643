import SwiftUI

@main
struct SkiApp: App {
    @AppStorage("hasOnboarded") private var hasOnboarded = false

    var body: some Scene {
        WindowGroup {
            Group {
                if hasOnboarded { SlopesView() } else { OnboardingFlow(isDone: $hasOnboarded) }
            }
            .preferredColorScheme(.dark)
        }
    }
}

struct OnboardingPage: Identifiable {
    let id = UUID()
    let title: String
    static let all: [OnboardingPage] = [.init(title: "Up"), .init(title: "Down"), .init(title: "Soup")]
}

struct OnboardingFlow: View {
    @Binding var isDone: Bool
    @State private var page = 0
    @State private var showsTerms = false

    var body: some View {
        TabView(selection: $page) {
            ForEach(Array(OnboardingPage.all.enumerated()), id: \.element.id) { index, item in
                PageView(page: item).tag(index)
            }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .overlay(alignment: .bottom) {
            VStack {
                Button(page == OnboardingPage.all.count - 1 ? "Start" : "Next", action: next)
                Button("Terms") { showsTerms.toggle() }
            }
        }
        .sheet(isPresented: $showsTerms, onDismiss: { page = 0 }) { TermsView() }
    }

    private func next() {
        guard page < OnboardingPage.all.count - 1 else {
            isDone = true
            return
        }
        withAnimation { page += 1 }
    }
}

struct PageView: View {
    let page: OnboardingPage
    var body: some View { Text(page.title) }
}

struct TermsView: View { var body: some View { Text("Snow is wet.") } }

struct SlopesView: View {
    @AppStorage("hasOnboarded") private var hasOnboarded = true
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Black") { SlopeView(colour: .black) }
                Button("Show the introduction again", role: .destructive) { hasOnboarded = false }
            }
        }
    }
}

struct SlopeView: View {
    let colour: Color
    var body: some View { colour }
}
