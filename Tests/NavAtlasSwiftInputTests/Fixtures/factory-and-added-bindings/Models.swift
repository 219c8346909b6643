import Factory
import SwiftUI

@Observable
final class CellarModel {
    @ObservationIgnored @Injected(\.router) private var router
    @ObservationIgnored @LazyInjected(\.session) private var session

    func tapped(_ id: Int) {
        guard session.isSignedIn else { return }
        router.go(.bottle(id))
    }
}

struct CellarView: View {
    let model: CellarModel
    var body: some View { List(0..<9, id: \.self) { id in Button("Bottle") { model.tapped(id) } } }
}

@Observable
final class BottleModel {
    let id: Int
    private let router = Container.shared.router()
    init(id: Int) { self.id = id }
    func note() { router.note = id }
    func grape() { router.go(.grape("Nebbiolo")) }
}

struct BottleView: View {
    let model: BottleModel
    var body: some View {
        Button("Grape", action: model.grape)
        Button("Note", action: model.note)
    }
}

struct GrapeView: View {
    let name: String
    @Injected(\.router) private var router
    var body: some View { Button("Cellar") { router.back() } }
}

struct NoteView: View {
    let bottle: Int
    var body: some View { Text("Plum") }
}
