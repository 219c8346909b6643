import SwiftUI

@main
struct RadioApp: App {
  var body: some Scene {
    WindowGroup { RadioView() }
  }
}

enum Page: String { case listen, record, archive }

/// All pages are there, one is seen.
struct RadioView: View {
  @AppStorage("page") private var page: Page = .listen
  @State private var isBarHidden = false

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        ListenView()
          .opacity(page == .listen ? 1 : 0)
        RecordView()
          .opacity(page == .record ? 1.0 : 0.0)
          .zIndex(1)
        ArchiveView()
          .environment(\.locale, Locale(identifier: "de"))
          .opacity(.archive == page ? 1 : 0)
      }
      if !isBarHidden {
        HStack {
          Button("Listen") { page = .listen }
          Button("Record") { page = .record }
          Button("Archive") { page = .archive }
        }
      }
    }
  }
}

struct ListenView: View {
  @State private var isLoud = false

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Station") { StationView() }
        // What fades is part of the screen.
        LoudnessView().opacity(isLoud ? 1 : 0)
      }
    }
  }
}

struct LoudnessView: View {
  var body: some View { Text("Loud") }
}

struct StationView: View {
  var body: some View { Text("87.9") }
}

struct RecordView: View {
  var body: some View { Text("Recording") }
}

struct ArchiveView: View {
  @State private var isSorting = false

  var body: some View {
    Button("Sort") { isSorting = true }
      .sheet(isPresented: $isSorting) { SortingView() }
  }
}

struct SortingView: View {
  var body: some View { Text("By date") }
}
