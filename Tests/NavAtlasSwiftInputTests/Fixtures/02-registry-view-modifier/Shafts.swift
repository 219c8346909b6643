import SwiftUI

struct Shafts: ViewModifier {
    let tint: Color

    func body(content: Content) -> some View {
        content
            .tint(tint)
            .navigationDestination(for: Level.self, destination: chamber)
    }

    @ViewBuilder
    private func chamber(for level: Level) -> some View {
        switch level {
        case .gallery(let depth): GalleryView(depth: depth)
        case .vein: VeinView()
        }
    }
}
