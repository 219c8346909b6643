import SwiftUI

@main
struct ChoirApp: App {
    var body: some Scene {
        WindowGroup { RehearsalView() }
    }
}

enum Score: Hashable {
    case byComposer(String)
    case byVoice(Voice)
    case newest
    case singer(String)
}

enum Voice: String { case alto, bass }

struct RehearsalView: View {
    @State private var open: [Score] = []

    var body: some View {
        NavigationStack(path: $open) {
            List {
                NavigationLink("Newest", value: Score.newest)
                NavigationLink("Bass parts", value: Score.byVoice(.bass))
                NavigationLink("Singer of the week", value: Score.singer("Olu"))
            }
            .navigationDestination(for: Score.self) { score in
                switch score {
                case .byComposer(let name):
                    ScoreListView(title: name, filter: .composer)
                case .byVoice(let voice):
                    ScoreListView(title: voice.rawValue, filter: .voice)
                case .newest:
                    ScoreListView(title: "Newest", filter: .none)
                case .singer(let name):
                    SingerView(name: name)
                }
            }
        }
    }
}

struct ScoreListView: View {
    enum Filter { case composer, voice, none }
    let title: String
    let filter: Filter

    var body: some View {
        NavigationLink("More by this composer", value: Score.byComposer("Ferreira"))
            .navigationTitle(title)
    }
}

struct SingerView: View {
    let name: String

    var body: some View {
        NavigationLink("Sings from", value: Score.byVoice(.alto))
    }
}
