import SwiftUI

@main
struct BallotApp: App {
    var body: some Scene {
        WindowGroup { PollingStationView() }
    }
}

enum Step: Hashable { case identity, booth, done }

@Observable
final class Clerk {
    var steps: [Step] = []
    var votes = false

    func next(_ step: Step) { steps.append(step) }
    func finish() {
        steps.removeAll()
        votes = false
    }
}

struct PollingStationView: View {
    @State private var clerk = Clerk()

    var body: some View {
        Button("Vote") { clerk.votes = true }
            .fullScreenCover(isPresented: $clerk.votes) {
                VotingFlow(clerk: clerk)
            }
    }
}

struct VotingFlow: View {
    @Bindable var clerk: Clerk

    var body: some View {
        NavigationStack(path: $clerk.steps) {
            RulesView(clerk: clerk)
                .navigationDestination(for: Step.self) { step in
                    switch step {
                    case .identity: IdentityView(clerk: clerk)
                    case .booth: BoothView(clerk: clerk)
                    case .done: ThanksView(clerk: clerk)
                    }
                }
        }
    }
}
