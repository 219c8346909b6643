import SwiftUI

@main
struct DiaryApp: App {
    var body: some Scene {
        WindowGroup { DiaryTabs() }
    }
}

enum Page: Hashable { case day(Int), mood, photo }
enum Marker: String, Hashable, CaseIterable { case week, album }

@MainActor
@Observable
final class Bookmark {
    static let shared = Bookmark()

    var marker = Marker.week
    private var ribbons: [Marker: [Page]] = [:]

    subscript(marker: Marker) -> [Page] {
        get { ribbons[marker, default: []] }
        set { ribbons[marker] = newValue }
    }

    var current: [Page] {
        get { self[marker] }
        set { self[marker] = newValue }
    }

    func leaf(to page: Page, in marker: Marker? = nil) {
        self[marker ?? self.marker].append(page)
    }

    func close() { current.removeAll() }

    func showAlbum(_ page: Page) {
        marker = .album
        self[.album] = [page]
    }
}

struct DiaryTabs: View {
    @State private var bookmark = Bookmark.shared

    var body: some View {
        TabView(selection: $bookmark.marker) {
            ForEach(Marker.allCases, id: \.self) { marker in
                NavigationStack(path: $bookmark[marker]) {
                    cover(of: marker)
                        .navigationDestination(for: Page.self) { page in
                            switch page {
                            case .day(let day): DayView(day: day)
                            case .mood: MoodView()
                            case .photo: PhotoView()
                            }
                        }
                }
            }
        }
    }

    @ViewBuilder private func cover(of marker: Marker) -> some View {
        switch marker {
        case .week: WeekView()
        case .album: AlbumView()
        }
    }
}
