import SwiftUI

struct Framed<Content: View>: View {
    let title: String
    let content: Content

    init(title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack {
            Text(title).font(.title)
            content
        }
        .border(.secondary)
    }
}

struct PlayPoster: View {
    let play: Play

    var body: some View {
        NavigationLink(value: play) { Text(play.title) }
    }
}

struct CastRow: View {
    let name: String

    var body: some View {
        NavigationLink(name, value: Actor(name: name))
    }
}
