import SwiftUI

@main
struct LetterApp: App {
  @StateObject private var desk = Desk()

  var body: some Scene {
    WindowGroup { MainView().environmentObject(desk) }
  }
}

final class Desk: ObservableObject {
  @Published var isSearching = false
  @Published var path: [String] = []
  @Published var opened: String?
}

/// A stack where it is narrow, columns where it is wide.
struct MainView: View {
  @EnvironmentObject private var desk: Desk
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    Group {
      if width == .compact {
        ZStack {
          NavigationStack(path: $desk.path) {
            LettersView()
              .navigationDestination(for: String.self) { LetterView(name: $0) }
          }
          Text("Draft saved")
        }
      } else {
        NavigationSplitView {
          LettersView()
        } detail: {
          if let name = desk.opened {
            LetterView(name: name)
          } else {
            NoLetterView()
          }
        }
      }
    }
  }
}

/// Nothing but one screen or the other, in a layer so that one fades into the other.
struct LettersView: View {
  @EnvironmentObject private var desk: Desk

  var body: some View {
    ZStack {
      if desk.isSearching {
        SearchView()
      } else {
        InboxView()
      }
    }
    .animation(.default, value: desk.isSearching)
  }
}

struct InboxView: View {
  @EnvironmentObject private var desk: Desk
  @State private var isSorting = false

  var body: some View {
    List {
      Button("Search") { desk.isSearching = true }
      Button("From Ada") { desk.path.append("Ada") }
      Button("Sort") { isSorting = true }
    }
    .sheet(isPresented: $isSorting) { SortingView() }
  }
}

struct SearchView: View {
  @EnvironmentObject private var desk: Desk

  var body: some View {
    Button("Cancel") { desk.isSearching = false }
  }
}

/// Steps of one screen, by what it keeps itself.
struct SortingView: View {
  @State private var isByDate = false

  var body: some View {
    NavigationStack {
      ZStack {
        if isByDate {
          DateOrderView { isByDate = false }
        } else {
          NameOrderView { isByDate = true }
        }
      }
      .navigationTitle("Sort")
    }
  }
}

struct DateOrderView: View {
  let other: () -> Void
  var body: some View { Button("By name", action: other) }
}

struct NameOrderView: View {
  let other: () -> Void
  var body: some View { Button("By date", action: other) }
}

struct LetterView: View {
  let name: String
  var body: some View { Text(name) }
}

struct NoLetterView: View {
  var body: some View { Text("No letter") }
}
