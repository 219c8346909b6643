import SwiftUI

@main
struct ClimbingApp: App {
    var body: some Scene { WindowGroup { InductionView() } }
}

enum Step: CaseIterable {
    case rope, harness, knot
}

final class Induction: ObservableObject {
    @Published var step = Step.rope

    func advance(by count: Int) {
        let all = Step.allCases
        let place = (all.firstIndex(of: step) ?? 0) + count
        if all.indices.contains(place) { step = all[place] }
    }
}

struct InductionView: View {
    @StateObject private var induction = Induction()

    var body: some View {
        VStack {
            ForEach(Step.allCases, id: \.self) { step in
                Circle().opacity(step == induction.step ? 1 : 0.2)
            }
            switch induction.step {
            case .rope: RopeView()
            case .harness: HarnessView()
            case .knot: KnotView()
            }
            Button("Back") { induction.advance(by: -1) }
            Button("Next") {
                switch induction.step {
                case .rope: induction.step = .harness
                case .harness: induction.step = .knot
                case .knot: break
                }
            }
        }
    }
}

struct RopeView: View {
    var body: some View { NavigationStack { NavigationLink("More") { FibreView() } } }
}

struct FibreView: View {
    var body: some View { Text("Polyamide") }
}

struct HarnessView: View {
    var body: some View { Text("Harness") }
}

struct KnotView: View {
    var body: some View { Text("Knot") }
}
