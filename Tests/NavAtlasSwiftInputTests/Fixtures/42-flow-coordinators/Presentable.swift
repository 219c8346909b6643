import SwiftUI

@MainActor
protocol Presentable: AnyObject {
    func render() -> AnyView
}

@MainActor
final class PageStack: ObservableObject, Presentable {
    struct Entry: Hashable {
        let id = UUID()
        let presentable: any Presentable

        static func == (lhs: Entry, rhs: Entry) -> Bool { lhs.id == rhs.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    @Published var base: Entry?
    @Published var above: [Entry] = []
    @Published var note: Entry?

    func setBase(_ presentable: any Presentable) { base = Entry(presentable: presentable) }
    func pile(_ presentable: any Presentable) { above.append(Entry(presentable: presentable)) }
    func unpile() { above.removeLast() }
    func setNote(_ presentable: (any Presentable)?) {
        note = presentable.map { Entry(presentable: $0) }
    }

    func render() -> AnyView { AnyView(PageStackView(pages: self)) }
}

struct PageStackView: View {
    @ObservedObject var pages: PageStack

    var body: some View {
        NavigationStack(path: $pages.above) {
            pages.base?.presentable.render()
                .navigationDestination(for: PageStack.Entry.self) { $0.presentable.render() }
        }
        .sheet(item: Binding(get: { pages.note.map(Wrapped.init) }, set: { _ in pages.note = nil })) {
            $0.entry.presentable.render()
        }
    }

    struct Wrapped: Identifiable {
        let entry: PageStack.Entry
        var id: UUID { entry.id }
    }
}
