import SwiftUI
import Weather

@main
struct DiaryApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        DiaryView().tabItem { Text("Diary") }
        NotesView().tabItem { Text("Notes") }
        ForecastView(reports: WeatherReports()).tabItem { Text("Forecast") }
      }
    }
  }
}

/// A split view whose detail is nothing is a stack of what its view writes.
struct DiaryView: View {
  @State private var isWriting = false

  var body: some View {
    NavigationSplitView {
      page
    } detail: {
    }
  }

  private var page: some View {
    VStack {
      NavigationLink("Yesterday") { EntryView() }
      Button("Write") { isWriting = true }
    }
    .sheet(isPresented: $isWriting) { WritingView() }
  }
}

struct EntryView: View {
  var body: some View { Text("Rain") }
}

struct WritingView: View {
  var body: some View { Text("Dear diary") }
}

struct NotesView: View {
  var body: some View {
    NavigationSplitView {
      NoteList()
    } detail: {
      EmptyView()
    }
  }
}

struct NoteList: View {
  var body: some View { NavigationLink("First") { NoteView() } }
}

struct NoteView: View {
  var body: some View { Text("Milk") }
}

/// What another module makes is something, though nobody can tell what.
struct ForecastView: View {
  @State private var day: Int?
  let reports: WeatherReports

  var body: some View {
    NavigationSplitView {
      DayList()
    } detail: {
      if let day { reports.view(for: day) }
    }
  }
}

struct DayList: View {
  var body: some View { NavigationLink("Monday") { DayView() } }
}

struct DayView: View {
  var body: some View { Text("Sun") }
}
