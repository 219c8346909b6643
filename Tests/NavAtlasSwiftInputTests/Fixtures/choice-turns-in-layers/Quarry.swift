import SwiftUI

@main
struct QuarryApp: App {
    @StateObject private var gates = Gates()

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                ZStack {
                    Color.gray
                    gates.isAtFence ? FenceView().environmentObject(gates) : nil
                    gates.showsRules ? (RulesView().environmentObject(gates)) : nil
                    if gates.showsPit {
                        PitView().environmentObject(gates)
                    }
                }
            }
            .onAppear { resume() }
        }
    }

    private func resume() {
        Ledger.shared.load { result in
            switch result {
            case .known: gates.open()
            case .new: gates.isAtFence = true; gates.showsPit = false
            }
        }
    }
}

final class Ledger {
    static let shared = Ledger()
    enum Result { case known, new }
    func load(then done: @escaping (Result) -> Void) { done(.new) }
}

final class Gates: ObservableObject {
    @Published var isAtFence = true
    @Published var showsRules = false
    @Published var showsPit = false

    init() {
        if UserDefaults.standard.bool(forKey: "isKnown") {
            isAtFence = false
            showsPit = true
        }
    }

    func open() {
        isAtFence = false
        showsRules = false
        showsPit = true
    }
}

struct FenceView: View {
    @EnvironmentObject private var gates: Gates
    var body: some View {
        Button("Ask") {
            withAnimation {
                gates.showsRules = true
                gates.isAtFence = false
            }
        }
    }
}

struct RulesView: View {
    @EnvironmentObject private var gates: Gates
    var body: some View {
        Button("Agreed") { gates.open() }
        Button("Refused") {
            gates.showsRules = false
            gates.isAtFence = true
        }
    }
}

struct PitView: View {
    @EnvironmentObject private var gates: Gates
    var body: some View {
        NavigationLink("Stones") { StonesView() }
        Button("Leave") {
            gates.showsPit = false
            gates.isAtFence = true
        }
    }
}

struct StonesView: View { var body: some View { Text("Stones") } }
