import SwiftUI

@main
struct CheeseApp: App {
    var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
    @State private var selection: String? = nil
    @State private var activeSheet: ActiveSheet?
    @ObservedObject private var model = DairyModel.shared

    enum ActiveSheet: Int, Identifiable {
        case settings, add
        var id: Int { rawValue }
    }

    var body: some View {
        NavigationView {
            ScrollView {
                VStack {
                    hiddenLinks
                    ForEach(model.cheeses) { cheese in
                        row(for: cheese)
                    }
                    Button(action: { self.selection = "cellar" }) { Text("Cellar") }
                    Button("Vat") {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.selection = "vat" }
                    }
                }
            }
            .navigationBarTitle("Cheese", displayMode: .inline)
            .navigationBarItems(
                leading: Button(action: { self.activeSheet = .settings }) { Image(systemName: "gear") },
                trailing: addButton
            )
            .sheet(item: $activeSheet) { item in self.sheet(item) }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }

    private var hiddenLinks: some View {
        Group {
            NavigationLink(destination: CellarView(), tag: "cellar", selection: $selection) { EmptyView() }
            NavigationLink(destination: LazyView(VatView(selection: self.$selection)), tag: "vat", selection: $selection) { EmptyView() }
        }
        .hidden()
    }

    private var addButton: some View {
        Button(action: add) { Image(systemName: "plus") }
    }

    private func add() { activeSheet = .add }

    private func row(for cheese: Cheese) -> some View {
        NavigationLink(destination: CheeseDetail(cheese: cheese).onDisappear { self.model.seen(cheese) }) {
            Text(cheese.name)
        }
        .isDetailLink(false)
    }

    private func sheet(_ item: ActiveSheet) -> AnyView {
        switch item {
        case .settings: return AnyView(SettingsView().environmentObject(model))
        case .add: return AnyView(NavigationView { AddView(isPresented: Binding(get: { self.activeSheet != nil }, set: { if !$0 { self.activeSheet = nil } })) })
        }
    }
}

struct LazyView<Content: View>: View {
    let build: () -> Content
    init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
    var body: Content { build() }
}
