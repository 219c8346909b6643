import SwiftUI

@main
struct QuizApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationView { WelcomeView() }
        }
    }
}

struct WelcomeView: View {
    var body: some View {
        NavigationLink("Play", destination: RoundView())
    }
}

struct RoundView: View {
    @State private var asks = false

    var body: some View {
        NavigationLink(destination: QuestionView(roundIsOpen: $asks), isActive: $asks) {
            Text("Question")
        }
    }
}

struct QuestionView: View {
    @Binding var roundIsOpen: Bool

    var body: some View {
        NavigationLink("Answer", destination: AnswerView(open: $roundIsOpen))
        Button("Skip") { roundIsOpen = false }
    }
}

struct AnswerView: View {
    @Binding var open: Bool

    var body: some View {
        Button("Next round") { open = false }
    }
}
