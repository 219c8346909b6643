import SwiftUI

@main
struct PressApp: App {
    var body: some Scene { WindowGroup { PressView() } }
}

enum Reading { case nothing, article(Int), web(URL) }

enum Shown { case none, article(Int), web(URL) }

@Observable
final class Desk {
    var paper: Int?
    var reading: Reading = .nothing
    var article: Int? {
        didSet { reading = article.map(Reading.article) ?? .nothing }
    }
}

enum Layout {
    static func shown(_ reading: Reading) -> Shown {
        switch reading {
        case .nothing: .none
        case .article(let number): .article(number)
        case .web(let address): .web(address)
        }
    }
}

struct PressView: View {
    @State private var desk = Desk()

    var body: some View {
        let shown = Layout.shown(desk.reading)

        NavigationSplitView {
            PapersView(selection: $desk.paper)
        } content: {
            ArticlesView(selection: $desk.article)
        } detail: {
            switch shown {
            case .none: Text("Nothing")
            case .article(let number): ArticleView(number: number)
            case .web(let address): WebPageView(address: address)
            }
        }
    }
}

struct PapersView: View {
    @Binding var selection: Int?
    var body: some View { List([1, 2], id: \.self, selection: $selection) { Text("\($0)") } }
}

struct ArticlesView: View {
    @Binding var selection: Int?
    var body: some View { List([1, 2], id: \.self, selection: $selection) { Text("\($0)") } }
}

struct ArticleView: View {
    let number: Int
    var body: some View { Text("\(number)") }
}

struct WebPageView: View {
    let address: URL
    var body: some View { Text(address.path) }
}
