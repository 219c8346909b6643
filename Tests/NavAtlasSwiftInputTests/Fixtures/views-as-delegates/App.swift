import SwiftUI

@main
struct ClubApp: App { var body: some Scene { WindowGroup { FriendsView() } } }

protocol FormDelegate { func formDidCancel() }

struct FriendsView: View {
    @State private var isAdding = false
    var body: some View {
        NavigationStack {
            List { NavigationLink("Ann") { FriendView() } }
                .toolbar { Button("New") { isAdding = true } }
        }
        .refreshOnAppear()
        .keyboardDismissable()
        .sheet(isPresented: $isAdding) { FormView(delegate: self) }
    }
}

extension FriendsView: FormDelegate {
    func formDidCancel() { isAdding = false }
}

struct FriendView: View {
    @State private var isEditing = false
    var body: some View {
        Button("Edit") { isEditing = true }
            .refreshOnAppear()
            .sheet(isPresented: $isEditing) { FormView(delegate: self) }
    }
}

extension FriendView: FormDelegate {
    func formDidCancel() { isEditing = false }
}

struct FormView: View {
    var delegate: FormDelegate?
    var body: some View {
        NavigationView {
            Button("Cancel") { delegate?.formDidCancel() }
        }
        .keyboardDismissable()
    }
}

struct RefreshOnAppear: ViewModifier {
    @State private var refreshID = UUID()
    func body(content: Content) -> some View {
        content.id(refreshID).onAppear { refreshID = UUID() }
    }
}

extension View {
    func refreshOnAppear() -> some View { modifier(RefreshOnAppear()) }
    func keyboardDismissable() -> some View { KeyboardView { self } }
}

private struct KeyboardView<Content: View>: UIViewControllerRepresentable {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    func makeUIViewController(context: Context) -> UIHostingController<Content> {
        UIHostingController(rootView: content)
    }
    func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
        controller.rootView = content
    }
}
