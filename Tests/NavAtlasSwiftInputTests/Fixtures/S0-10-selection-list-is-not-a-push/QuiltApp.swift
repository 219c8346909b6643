import SwiftUI

@main
struct QuiltApp: App {
    var body: some Scene {
        WindowGroup { QuiltDesk() }
    }
}

enum Pattern: String, CaseIterable, Hashable { case star, log }
struct Block: Hashable, Identifiable { let id: Int; var pattern: Pattern }

struct QuiltDesk: View {
    @State private var pattern: Pattern?
    @State private var block: Block?

    var body: some View {
        NavigationSplitView {
            PatternSidebar(pattern: $pattern)
        } content: {
            BlockList(pattern: pattern, block: $block)
        } detail: {
            BlockView(block: block)
        }
    }
}

struct PatternSidebar: View {
    @Binding var pattern: Pattern?

    var body: some View {
        List(Pattern.allCases, id: \.self, selection: $pattern) { pattern in
            NavigationLink(pattern.rawValue, value: pattern)
        }
    }
}

struct BlockList: View {
    let pattern: Pattern?
    @Binding var block: Block?

    var body: some View {
        List(selection: $block) {
            ForEach([Block(id: 1, pattern: .star)]) { block in
                NavigationLink("Block \(block.id)", value: block)
            }
        }
        .navigationTitle(pattern?.rawValue ?? "Blocks")
    }
}

struct BlockView: View {
    let block: Block?

    var body: some View {
        if let block {
            Text("Block \(block.id)")
        } else {
            Text("Choose a block")
        }
    }
}
