import SwiftUI

/// The columns are not bound to each other: buttons on the left write what the right shows.
struct ToolsView: View {
    @State private var section = "hand"

    var body: some View {
        NavigationSplitView {
            VStack {
                ToolButton(title: "Hand", isSelected: section == "hand") { section = "hand" }
                ToolButton(title: "Power", isSelected: section == "power") { section = "power" }
            }
        } detail: {
            ZStack {
                Color.gray
                ScrollView {
                    switch section {
                    case "hand": HandToolsView()
                    case "power": PowerToolsView()
                    default: HandToolsView()
                    }
                }
            }
        }
    }
}

struct ToolButton: View {
    let title: String
    let isSelected: Bool
    let action: () -> Void
    var body: some View { Button(action: action) { Text(title) } }
}

struct HandToolsView: View {
    @State private var isRusty = false
    var body: some View {
        // Two looks of one screen, which that itself chooses.
        VStack {
            Toggle("Rust", isOn: $isRusty)
            if isRusty { RustView() } else { ShineView() }
        }
    }
}

struct PowerToolsView: View { var body: some View { Text("Drill") } }
struct RustView: View { var body: some View { Text("Rust") } }
struct ShineView: View { var body: some View { Text("Shine") } }
