import SwiftUI

@main
struct CupboardApp: App {
    var body: some Scene {
        WindowGroup { CupboardView() }
    }
}

struct Jar: Identifiable, Hashable {
    let id: String
}

@MainActor
struct JarFactory {
    func make(_ jar: Jar) -> AnyView {
        AnyView(JarView(jar: jar).padding())
    }

    func label(for jar: Jar) -> any View {
        LabelEditor(text: jar.id)
    }
}

struct Drawer: View {
    private let content: AnyView

    init<Content: View>(_ content: Content) {
        self.content = AnyView(content)
    }

    var body: some View {
        content.background(.brown)
    }
}

struct CupboardView: View {
    private let factory = JarFactory()
    @State private var edited: Jar?
    private let jars = [Jar(id: "plums")]

    var body: some View {
        NavigationStack {
            List(jars) { jar in
                NavigationLink(jar.id, value: jar)
                    .swipeActions {
                        Button("Label") { edited = jar }
                    }
                NavigationLink("Drawer") { Drawer(SpoonView()) }
            }
            .navigationDestination(for: Jar.self) { factory.make($0) }
            .sheet(item: $edited) { AnyView(factory.label(for: $0)) }
        }
    }
}

struct JarView: View {
    let jar: Jar
    var body: some View { Text(jar.id) }
}

struct LabelEditor: View {
    @State var text: String
    var body: some View { TextField("Label", text: $text) }
}

struct SpoonView: View {
    var body: some View { Text("Silver") }
}
