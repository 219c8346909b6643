import Combine
import SwiftUI

@main
struct PlanetariumApp: App {
    var body: some Scene {
        WindowGroup { DomeView() }
    }
}

final class Projector: ObservableObject {
    @Published var showsStars = false
    @Published var showsMoons = false
}

final class DomeModel: ObservableObject {
    let projector = Projector()
    @Published var isInStars = false
    @Published var isInMoons = false
    private var held = Set<AnyCancellable>()

    func begin() {
        bind(projector.$showsStars, to: \.isInStars)
        bind(projector.$showsMoons, to: \.isInMoons)
    }

    private func bind<Source: Publisher>(
        _ source: Source, to target: ReferenceWritableKeyPath<DomeModel, Source.Output>
    ) where Source.Failure == Never {
        source.assign(to: target, on: self).store(in: &held)
    }
}

struct DomeView: View {
    @StateObject private var model = DomeModel()

    var body: some View {
        VStack {
            Button("Stars") { model.projector.showsStars = true }
            Button("Moons") { model.projector.showsMoons = true }
        }
        .sheet(isPresented: $model.isInStars) { StarsView(projector: model.projector) }
        .popover(isPresented: $model.isInMoons) { MoonsView(projector: model.projector) }
        .onAppear { model.begin() }
    }
}

struct StarsView: View {
    @ObservedObject var projector: Projector

    var body: some View {
        Button("Close") { projector.showsStars = false }
    }
}

struct MoonsView: View {
    @ObservedObject var projector: Projector

    var body: some View {
        Button("Close") { projector.showsMoons = false }
    }
}
