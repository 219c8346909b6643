import SwiftUI

@main struct CinemaApp: App {
  @State private var films = Films()
  var body: some Scene {
    WindowGroup { FoyerView().environment(films) }
  }
}

struct Film: Identifiable, Hashable {
  let id: Int
  let title: String
}

@Observable final class Films {
  var path = NavigationPath()
  var all: [[Film]] = []
  func show(_ film: Film) { path.append(film) }
}

struct FoyerView: View {
  @State private var asks = false

  var body: some View {
    TabView {
      ProgrammeView(asks: $asks)
        .tag(1)
        .tabItem { Text("Programme") }
      SeatsView()
        .tag(2)
        .tabItem { Text("Seats") }
    }
    .sheet(isPresented: $asks) { PricesView() }
  }
}

struct ProgrammeView: View {
  @Binding var asks: Bool
  @Environment(Films.self) private var films

  var body: some View {
    @Bindable var films = films
    NavigationStack(path: $films.path) {
      Group {
        let shown = films.all.filter { !$0.isEmpty }
        if shown.isEmpty {
          ContentUnavailableView("No films", systemImage: "film")
        } else {
          FilmList(films: shown)
        }
      }
      .navigationTitle("Films")
      .toolbar { Button("Prices") { asks = true } }
      .navigationDestination(for: Film.self) { film in FilmView(film: film) }
    }
  }
}

struct FilmList: View {
  let films: [[Film]]
  @Environment(Films.self) private var model

  var body: some View {
    ForEach(films.flatMap { $0 }) { film in
      Button(film.title) { model.show(film) }
    }
  }
}

struct FilmView: View {
  let film: Film
  var body: some View { Text(film.title) }
}

struct SeatsView: View { var body: some View { Text("Seats") } }
struct PricesView: View { var body: some View { Text("Prices") } }
