import SwiftUI

struct TrayView: View {
    let name: String
    private var pick: (() -> Void)?

    init(name: String) {
        self.name = name
    }

    var body: some View {
        Button(name) { pick?() }
    }

    func onPick(_ action: @escaping () -> Void) -> Self {
        var copy = self
        copy.pick = action
        return copy
    }
}

struct FrameView<Content: View>: View {
    private let content: () -> Content
    private var bar: AnyView?
    @Environment(\.dismiss) private var dismiss

    init(@ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }

    private init(bar: AnyView, @ViewBuilder content: @escaping () -> Content) {
        self.bar = bar
        self.content = content
    }

    var body: some View {
        VStack {
            if let bar {
                bar
                Button("Close") { dismiss() }
            }
            content()
        }
    }

    func bar(_ items: () -> some View) -> FrameView {
        FrameView(bar: AnyView(items()), content: content)
    }
}
