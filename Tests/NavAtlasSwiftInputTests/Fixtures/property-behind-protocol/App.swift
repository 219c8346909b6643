import ComposableArchitecture
import SwiftUI

@main
struct KennelApp: App {
    var body: some Scene {
        WindowGroup {
            YardView(
                store: Store(initialState: Yard.State()) { Yard() },
                guide: Kit.shared.guide
            )
        }
    }
}

enum Notice: Identifiable {
    case diet, vet
    var id: Self { self }
}

protocol Guiding: ObservableObject {
    var notice: Notice? { get set }
    func close()
}

final class Guide: Guiding {
    @Published var notice: Notice?
    func close() { notice = nil }
}

final class Kit {
    static let shared = Kit()
    private(set) lazy var guide = Guide()
    private init() {}
}

private enum GuideKey: DependencyKey {
    static let liveValue: any Guiding = Kit.shared.guide
}

extension DependencyValues {
    var guide: any Guiding {
        get { self[GuideKey.self] }
        set { self[GuideKey.self] = newValue }
    }
}

struct Yard: Reducer {
    struct State: Equatable {}
    enum Action { case dietTapped, vetTapped, doneTapped }
    @Dependency(\.guide) var guide

    var body: some ReducerOf<Self> {
        Reduce { _, action in
            switch action {
            case .dietTapped: return .run { _ in guide.notice = .diet }
            case .vetTapped: return .run { _ in guide.notice = .vet }
            case .doneTapped: return .run { _ in guide.close() }
            }
        }
    }
}

struct YardView<G: Guiding>: View {
    let store: StoreOf<Yard>
    @ObservedObject var guide: G

    var body: some View {
        NavigationStack {
            List {
                Button("Diet") { store.send(.dietTapped) }
                Button("Vet") { store.send(.vetTapped) }
            }
            .sheet(item: $guide.notice) { notice in
                switch notice {
                case .diet: DietView(store: store)
                case .vet: VetView()
                }
            }
        }
    }
}

struct DietView: View {
    let store: StoreOf<Yard>
    var body: some View { Button("Done") { store.send(.doneTapped) } }
}

struct VetView: View { var body: some View { Text("Tomorrow at nine") } }
