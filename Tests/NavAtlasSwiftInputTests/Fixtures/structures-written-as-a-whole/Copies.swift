import SwiftUI

enum Tool: String, Identifiable {
    case colours, brushes
    var id: String { rawValue }
}

struct Choice {
    var name = ""
    var tool: Tool?
}

struct CopySheet: ViewModifier {
    @Binding var copy: Draft
    func body(content: Content) -> some View {
        content.sheet(isPresented: $copy.isOpen) { CopyPage(copy: $copy) }
    }
}

struct CopyPage: View {
    @Binding var copy: Draft
    var body: some View { Button("Done") { copy = .init(isOpen: false, text: copy.text) } }
}
