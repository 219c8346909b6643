import SwiftUI

@main
struct OrchardApp: App { var body: some Scene { WindowGroup { NavigationStack { OrchardView() } } } }

extension View {
    func ladders(isOpen: Binding<Bool>, chosen: @escaping () -> Void) -> some View {
        drawer(isOpen: isOpen) { LaddersView(chosen: chosen) }
    }

    func drawer<Inside: View>(
        isOpen: Binding<Bool>, height: CGFloat = 0, @ViewBuilder content: @escaping () -> Inside
    ) -> some View {
        modifier(DrawerModifier(isOpen: isOpen, inside: content, height: height))
    }
}

struct DrawerModifier<Inside: View>: ViewModifier {
    @Binding var isOpen: Bool
    let inside: () -> Inside
    let height: CGFloat

    func body(content: Content) -> some View {
        ZStack {
            content
                .sheet(isPresented: $isOpen) { Drawer(height: height, content: inside) }
                .zIndex(0)
        }
    }
}

/// A handle, and below it what the drawer is given.
struct Drawer<Inside: View>: View {
    @State private var measured: CGFloat = 0
    let content: () -> Inside
    let height: CGFloat

    init(height: CGFloat, content: @escaping () -> Inside) {
        self.height = height
        self.content = content
    }

    var body: some View {
        VStack(spacing: 5) {
            Capsule()
                .fill(Color.gray)
                .frame(width: 36, height: 6)
            ScrollView {
                content()
                    .background(GeometryReader { area in Color.clear.onAppear { measured = area.size.height } })
            }
        }
        .presentationDetents([.height(height == 0 ? measured : height)])
    }
}

struct Tree: Identifiable { let id: Int }

struct OrchardView: View {
    @State private var choosing = false
    @State private var picking = false
    @State private var pruning = false
    @State private var climbing = false
    @State private var tree: Tree?

    var body: some View {
        VStack {
            Button("Choose") { choosing = true }
            Button("Pick") { picking = true }
            Button("Prune") { pruning = true }
            Button("Climb") { climbing = true }
        }
        .drawer(isOpen: $choosing) {
            trees().padding(16)
        }
        .drawer(isOpen: $picking, height: 276) {
            if let tree {
                BasketView(tree: tree) { picking = false }
                    .padding(16)
            }
        }
        .drawer(isOpen: $pruning) {
            VStack {
                Button("Now") { pruning = false }
                Text("Later")
            }
            .padding(16)
        }
        .ladders(isOpen: $climbing) {
            climbing = false
            pruning = true
        }
    }

    private func trees() -> some View {
        VStack {
            Text("Trees")
            Button("First") { choosing = false }
        }
    }
}

struct BasketView: View {
    let tree: Tree
    let done: () -> Void
    var body: some View { Button("Done", action: done) }
}

struct LaddersView: View {
    let chosen: () -> Void
    var body: some View { Button("This one", action: chosen) }
}
