import SwiftUI

@main struct MuseumApp: App {
    var body: some Scene { WindowGroup { Halls() } }
}

protocol Piece: Hashable { var title: String { get } }
struct Painting: Piece { let title: String }
struct Statue: Piece { let title: String }

struct AnyPiece: Hashable {
    private let kept: AnyHashable
    init<P: Piece>(_ piece: P) { kept = AnyHashable(piece) }
    func opened<P: Piece>(as type: P.Type) -> P? { kept.base as? P }
}

extension Piece {
    func boxed() -> AnyPiece { AnyPiece(self) }
}

struct Halls: View {
    @State private var pieces: [any Piece] = []

    var body: some View {
        NavigationStack {
            List(pieces, id: \.title) { piece in
                NavigationLink(value: piece.boxed()) { Text(piece.title) }
            }
            .navigationDestination(for: AnyPiece.self) { piece in
                if let painting = piece.opened(as: Painting.self) {
                    PaintingView(painting: painting)
                }
                if let statue = piece.opened(as: Statue.self) {
                    StatueView(statue: statue)
                }
            }
        }
    }
}

struct PaintingView: View {
    @Environment(\.dismiss) private var dismiss
    let painting: Painting
    var body: some View { Button("Back") { dismiss() } }
}

struct StatueView: View {
    let statue: Statue
    var body: some View { Text(statue.title) }
}
