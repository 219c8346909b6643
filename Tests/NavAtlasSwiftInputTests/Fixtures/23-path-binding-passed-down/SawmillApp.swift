import SwiftUI

@main
struct SawmillApp: App {
    var body: some Scene {
        WindowGroup { YardView() }
    }
}

enum Plank: Hashable { case oak, pine, offcuts, waste }

struct YardView: View {
    @State private var stackOfPlanks: [Plank] = []

    var body: some View {
        NavigationStack(path: $stackOfPlanks) {
            VStack {
                Button("Oak") { stackOfPlanks.append(.oak) }
                CutterBar(planks: $stackOfPlanks)
            }
            .navigationDestination(for: Plank.self) { plank in
                switch plank {
                case .oak: OakView(pile: $stackOfPlanks)
                case .pine: PineView(pile: $stackOfPlanks)
                case .offcuts: OffcutsView(rest: $stackOfPlanks)
                case .waste: WasteView()
                }
            }
        }
    }
}

struct CutterBar: View {
    @Binding var planks: [Plank]

    var body: some View {
        Button("Pine and leftovers") { planks = [.pine, .offcuts] }
    }
}
