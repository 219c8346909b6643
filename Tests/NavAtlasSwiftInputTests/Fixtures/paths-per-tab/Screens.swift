import SwiftUI

struct WeekView: View {
    var body: some View {
        Button("Monday") { Bookmark.shared.leaf(to: .day(1)) }
    }
}

struct DayView: View {
    let day: Int
    var body: some View {
        Button("Mood") { Bookmark.shared.leaf(to: .mood, in: .week) }
        Button("Picture") { Bookmark.shared.showAlbum(.photo) }
    }
}

struct MoodView: View {
    private let bookmark = Bookmark.shared
    var body: some View {
        Button("Week") { bookmark.close() }
    }
}

struct AlbumView: View {
    var body: some View {
        Button("First") { Bookmark.shared.current.append(.photo) }
    }
}

struct PhotoView: View {
    var body: some View { Text("A dog") }
}
