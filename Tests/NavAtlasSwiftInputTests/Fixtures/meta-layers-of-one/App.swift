import SwiftUI

@main
struct QuiltApp: App {
    var body: some Scene {
        WindowGroup { QuiltRoot() }
    }
}

struct QuiltRoot: View {
    @State private var needles = false

    var body: some View {
        ZStack {
            NavigationStack {
                ZStack { PatchList() }
            }
            .sheet(isPresented: $needles) { NeedleView() }
            .toolbar { Button("Needles") { needles = true } }
        }
    }
}

struct PatchList: View {
    @State private var colour: Colour?

    var body: some View {
        NavigationLink("Patch") { ZStack { PatchView() } }
        Button("Colour") { colour = .madder }
            .sheet(item: $colour) { colour in
                ZStack { ColourSheet(colour: colour) }
            }
    }
}

enum Colour: Identifiable {
    case madder, woad
    var id: Self { self }
}

struct ColourSheet: View {
    let colour: Colour

    var body: some View {
        ZStack { shade }
    }

    @ViewBuilder private var shade: some View {
        switch colour {
        case .madder: MadderView()
        case .woad: WoadView()
        }
    }
}

struct PatchView: View { var body: some View { Text("Patch") } }
struct MadderView: View { var body: some View { Text("Red") } }
struct WoadView: View { var body: some View { Text("Blue") } }
struct NeedleView: View { var body: some View { Text("Sharp") } }
