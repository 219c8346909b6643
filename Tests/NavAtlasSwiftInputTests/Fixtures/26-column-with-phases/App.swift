import SwiftUI

@main struct BakeryApp: App {
  var body: some Scene {
    WindowGroup { BakeryView(model: BakeryModel()) }
  }
}

enum LoadState<T>: Equatable {
  case idle
  case loading
  case success(T)
  case error(Problem)

  static func == (left: LoadState, right: LoadState) -> Bool { true }
}

struct Problem: Error {}

enum Shelf: Hashable {
  case all
  case shelf(UUID)
}

struct Loaf: Identifiable {
  let id: UUID
  let name: String
}

@Observable final class BakeryModel {
  private(set) var loaves: [Loaf] = []
  private(set) var state: LoadState<Void> = .idle
  var shelf: Shelf = .all
  var chosen: UUID?
  var adds = false
  var search = ""

  var found: [Loaf] { loaves.filter { $0.name.contains(search) } }
  var loaf: Loaf? { loaves.first { $0.id == chosen } }

  func load() async {
    state = .loading
    state = .success(())
  }
}

struct BakeryView: View {
  @Bindable var model: BakeryModel

  var body: some View {
    NavigationSplitView {
      ShelvesView(model: model)
    } content: {
      LoavesColumn(model: model)
    } detail: {
      if let loaf = model.loaf {
        LoafView(loaf: loaf)
      } else {
        ContentUnavailableView("No loaf", systemImage: "oval")
      }
    }
    .task { await model.load() }
    .sheet(isPresented: $model.adds) { AddLoafView(close: { model.adds = false }) }
  }
}

struct ShelvesView: View {
  @Bindable var model: BakeryModel

  var body: some View {
    List(selection: $model.shelf) {
      NavigationLink(value: Shelf.all) { Text("All") }
    }
  }
}

struct LoavesColumn: View {
  @Bindable var model: BakeryModel

  var body: some View {
    Group {
      switch model.state {
      case .idle, .loading:
        LoadingView(message: "Baking")
      case .success:
        if model.found.isEmpty { nothing } else { list }
      case .error(let problem):
        ErrorView(problem: problem) { Task { await model.load() } }
      }
    }
    .toolbar { Button("Add") { model.adds = true } }
  }

  @ViewBuilder private var nothing: some View {
    if model.search.isEmpty {
      switch model.shelf {
      case .all: EmptyStateView(title: "No loaves") { model.adds = true }
      case .shelf: EmptyStateView(title: "Empty shelf") { model.adds = true }
      }
    } else {
      EmptyStateView(title: "Nothing found") {}
    }
  }

  private var list: some View {
    List(model.found, selection: $model.chosen) { loaf in
      Text(loaf.name)
        .tag(loaf.id)
    }
  }
}

struct LoadingView: View {
  let message: String
  var body: some View { ProgressView(message) }
}

struct ErrorView: View {
  let problem: Problem
  let retry: () -> Void
  var body: some View { Button("Again", action: retry) }
}

struct EmptyStateView: View {
  let title: String
  let action: () -> Void
  var body: some View { Button(title, action: action) }
}

struct AddLoafView: View {
  let close: () -> Void
  var body: some View { Button("Close", action: close) }
}

struct LoafView: View {
  let loaf: Loaf
  var body: some View { Text(loaf.name) }
}
