import SwiftUI

@main
struct QuarryApp: App {
    var body: some Scene {
        WindowGroup { PitView() }
    }
}

extension View {
    /// A frame that lays a button over whatever it is given.
    func tray<Inside: View>(
        isPresented: Binding<Bool>, title: String? = nil, @ViewBuilder inside: @escaping () -> Inside
    ) -> some View {
        sheet(isPresented: isPresented) {
            ZStack(alignment: .topTrailing) {
                VStack {
                    if let title { Text(title) }
                    inside()
                }
                .rounded(24)
                .modifier(FittingHeight())
                Button("Away") { isPresented.wrappedValue = false }
            }
        }
    }

    @ViewBuilder
    private func rounded(_ radius: CGFloat) -> some View {
        if #available(iOS 16.4, *) { presentationCornerRadius(radius) } else { self }
    }

    /// A frame with a bar above what scrolls.
    func wall<Inside: View>(isPresented: Binding<Bool>, @ViewBuilder inside: @escaping () -> Inside) -> some View {
        fullScreenCover(isPresented: isPresented) {
            VStack {
                HStack {
                    Text("Wall")
                    Button("Down") { isPresented.wrappedValue = false }
                }
                ScrollView { inside() }
            }
        }
    }
}

private struct FittingHeight: ViewModifier {
    @State private var height: CGFloat = 300

    func body(content: Content) -> some View {
        content
            .background(GeometryReader { _ in Color.clear })
            .presentationDetents([.height(height)])
    }
}

enum Stone { case slate, flint }

struct PitView: View {
    @State private var digs = false
    @State private var stone: Stone?
    @State private var climbs = false
    @State private var drills = false
    @State private var depth = Stone.slate
    @State private var lights = false

    private var lamp: some View {
        VStack {
            Text("Oil")
            Button("Out") { lights = false }
        }
    }

    var body: some View {
        VStack {
            Button("Slate") {
                stone = .slate
                digs = true
            }
            Button("Flint") {
                stone = .flint
                digs = true
            }
            Button("Climb") { climbs = true }
            Button("Drill") { drills = true }
            Button("Lamp") { lights = true }
        }
        .tray(isPresented: $lights) { lamp }
        .tray(isPresented: $digs, title: "Stones") {
            switch stone {
            case .slate: SlateView(close: { digs = false })
            case .flint: FlintView(close: { digs = false })
            default: EmptyView()
            }
        }
        .wall(isPresented: $climbs) { LadderView() }
        // Written in place, steps beside a title are one screen.
        .sheet(isPresented: $drills) {
            VStack {
                Text("Drill")
                switch depth {
                case .slate: ShallowView(next: { depth = .flint })
                case .flint: DeepView()
                }
            }
        }
    }
}

struct SlateView: View {
    let close: () -> Void
    var body: some View { Button("Done", action: close) }
}

struct FlintView: View {
    let close: () -> Void
    var body: some View { Button("Done", action: close) }
}

struct LadderView: View { var body: some View { Text("Rungs") } }

struct ShallowView: View {
    let next: () -> Void
    var body: some View { Button("Deeper", action: next) }
}

struct DeepView: View { var body: some View { Text("Water") } }
