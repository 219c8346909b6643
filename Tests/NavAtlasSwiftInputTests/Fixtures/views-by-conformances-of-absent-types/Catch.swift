import AbsentFish
import SwiftUI

@main struct CatchApp: App {
  var body: some Scene { WindowGroup { CatchView() } }
}

protocol Shown {
  associatedtype Page: View
  func page(titled title: String) -> Page
}

protocol Marked {
  associatedtype Mark: View
  func mark() -> Mark
}

extension Cod.Kept: Shown {
  func page(titled title: String) -> some View { CodView(title: title) }
}

extension Eel: Shown, Marked {
  func page(titled title: String) -> some View { EelView(title: title) }
  func mark() -> some View { MarkView() }
}

/// A type of the app's own among them.
struct Crab: Shown {
  func page(titled title: String) -> CrabView { CrabView(title: title) }
}

final class Pages {
  private let store: FishStore
  init(store: FishStore) { self.store = store }

  @ViewBuilder func page(of id: UUID) -> some View {
    if let found = store.found(id) {
      AnyView(found.shown.page(titled: found.title)).navigationTitle(found.title)
    }
  }
}

struct Found {
  let title: String
  let shown: any Shown
}

extension FishStore {
  func found(_ id: UUID) -> Found? {
    guard let shown = fish(id) as? any Shown else { return nil }
    return Found(title: "Fish", shown: shown)
  }
}

struct CatchView: View {
  let marked: any Marked
  private let pages = Pages(store: FishStore())

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Fish") { pages.page(of: UUID()) }
        NavigationLink("Mark") { marked.mark() }
      }
    }
  }
}

struct CodView: View {
  let title: String
  @State private var isCooked = false
  var body: some View { Button("Cook") { isCooked = true }.sheet(isPresented: $isCooked) { PanView() } }
}

struct EelView: View {
  let title: String
  var body: some View { Text(title) }
}

struct CrabView: View {
  let title: String
  var body: some View { Text(title) }
}

struct MarkView: View { var body: some View { Text("Mark") } }
struct PanView: View { var body: some View { Text("Pan") } }
