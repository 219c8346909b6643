import SwiftUI

@main
struct NewsstandApp: App {
    var body: some Scene {
        WindowGroup { HeadlinesView() }
    }
}

enum Paper: Hashable, Decodable {
    case article(Int)
    case crossword
    case weather
}

struct Headline: Decodable, Identifiable {
    let id: Int
    let leadsTo: Paper
}

struct HeadlinesView: View {
    @State private var pages: [Paper] = []
    @State private var headlines: [Headline] = []

    var body: some View {
        NavigationStack(path: $pages) {
            List(headlines) { headline in
                Button("Read") { pages.append(headline.leadsTo) }
            }
            .task { headlines = (try? await fetchHeadlines()) ?? [] }
            .navigationDestination(for: Paper.self) { paper in
                switch paper {
                case .article(let id): ArticleView(id: id)
                case .crossword: CrosswordView()
                case .weather: WeatherPageView()
                }
            }
        }
    }

    private func fetchHeadlines() async throws -> [Headline] {
        let url = URL(string: "https://news.example/top")!
        return try JSONDecoder().decode([Headline].self, from: URLSession.shared.data(from: url).0)
    }
}

struct ArticleView: View {
    let id: Int

    var body: some View {
        NavigationLink("Crossword", value: Paper.crossword)
    }
}

struct CrosswordView: View {
    var body: some View { Text("7 across") }
}

struct WeatherPageView: View {
    var body: some View { Text("Rain") }
}
