import SwiftUI

@main
struct TheatreApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                ProgrammeView()
                    .navigationDestination(for: Play.self) { PlayView(play: $0) }
                    .navigationDestination(for: Actor.self) { ActorView(actor: $0) }
            }
        }
    }
}

struct Play: Hashable { var title: String }
struct Actor: Hashable { var name: String }

struct ProgrammeView: View {
    var body: some View {
        Framed(title: "Tonight") {
            PlayPoster(play: Play(title: "Hamlet"))
        }
    }
}

struct PlayView: View {
    let play: Play

    var body: some View {
        Framed(title: play.title) {
            cast
        }
    }

    private var cast: some View {
        ForEach(["Ana", "Bo"], id: \.self) { CastRow(name: $0) }
    }
}

struct ActorView: View {
    let actor: Actor

    var body: some View {
        Framed(title: actor.name) { Text("Trained abroad") }
    }
}
