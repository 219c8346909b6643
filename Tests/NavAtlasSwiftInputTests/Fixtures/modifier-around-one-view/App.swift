import SwiftUI

@main
struct AtticApp: App {
    var body: some Scene { WindowGroup { AtticView() } }
}

struct AtticView: View {
    @State private var shelf: Int?
    @State private var box: Int?

    var body: some View {
        NavigationSplitView {
            ShelvesView(selection: $shelf)
        } content: {
            BoxesView(shelf: shelf, selection: $box)
        } detail: {
            if let box { BoxView(box: box) }
        }
    }
}

struct ShelvesView: View {
    @Binding var selection: Int?
    var body: some View { List([1, 2], id: \.self, selection: $selection) { Text("\($0)") } }
}

struct BoxesView: View {
    let shelf: Int?
    @Binding var selection: Int?
    @State private var text = ""

    var body: some View {
        BoxListView(selection: $selection)
            .searchableBoxes(isEnabled: shelf != nil, text: $text)
            .toolbar { Button("Clear") { selection = nil } }
    }
}

struct BoxListView: View {
    @Binding var selection: Int?
    var body: some View { List([1, 2], id: \.self, selection: $selection) { Text("\($0)") } }
}

struct BoxView: View {
    let box: Int
    var body: some View { Text("\(box)") }
}

extension View {
    @ViewBuilder
    func searchableBoxes(isEnabled: Bool, text: Binding<String>) -> some View {
        if isEnabled {
            modifier(BoxSearch(text: text))
        } else {
            self
        }
    }
}

private struct BoxSearch: ViewModifier {
    @Binding var text: String
    func body(content: Content) -> some View { content.searchable(text: $text) }
}
