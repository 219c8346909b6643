import Testing

/// An app with a view that is nothing but a choice by what it is made with, put together from parts: what that is, how
/// the choice is written, how the view is shown.
struct ChooserComposition: CustomTestStringConvertible {
  /// What the view is made with, and what it asks.
  enum Given: String, CaseIterable {
    case kind, part, optional, deep, computed, ownProperty, binding, keptByModel

    var declaration: String {
      switch self {
      case .kind: "let kind: Kind"
      case .part, .deep, .computed: "let work: Work"
      case .optional: "let work: Work?"
      case .ownProperty: "let work: Work\nprivate var kind: Kind { work.kind }"
      case .binding: "@Binding var work: Work"
      case .keptByModel:
        """
        @StateObject private var model: WorkModel
        init(work: Work) { _model = StateObject(wrappedValue: WorkModel(work: work)) }
        """
      }
    }

    var argument: String {
      switch self {
      case .kind: "kind: work.kind"
      case .binding: "work: .constant(work)"
      default: "work: work"
      }
    }

    var asked: String {
      switch self {
      case .kind, .ownProperty: "kind"
      case .part, .binding: "work.kind"
      case .optional: "work?.kind"
      case .deep: "work.source.kind"
      case .computed: "work.form"
      case .keptByModel: "model.work.kind"
      }
    }
  }

  enum Choice: String, CaseIterable {
    case cases, comparisons, group, layout, overColour, function

    func body(asking asked: String) -> (body: String, beside: String) {
      let cases = "switch \(asked) { case .book: BookView()\ncase .film: FilmView()\ndefault: SongView() }"
      return switch self {
      case .cases: (cases, "")
      case .comparisons:
        (
          "if \(asked) == .book { BookView() } else if \(asked) == .film { FilmView() } else { SongView() }",
          ""
        )
      case .group: ("Group { \(cases) }.padding()", "")
      case .layout: ("VStack { \(cases) }", "")
      case .overColour: ("ZStack { Color.gray.ignoresSafeArea()\n\(cases) }", "")
      case .function: ("page()", "@ViewBuilder private func page() -> some View { \(cases) }")
      }
    }
  }

  enum Showing: String, CaseIterable {
    case link, value, sheet

    func body(_ view: String) -> String {
      switch self {
      case .link: "List(works) { work in NavigationLink { \(view) } label: { Text(\"a\") } }"
      case .value:
        """
        List(works) { work in NavigationLink("a", value: work) }
          .navigationDestination(for: Work.self) { work in \(view) }
        """
      case .sheet:
        "List(works) { work in Button(\"a\") { chosen = work } }.sheet(item: $chosen) { work in \(view) }"
      }
    }

    var kind: String {
      switch self {
      case .link: "viewPush"
      case .value: "push"
      case .sheet: "sheet"
      }
    }
  }

  var given: Given
  var choice: Choice
  var showing: Showing

  static let all: [ChooserComposition] = Given.allCases.flatMap { given in
    Choice.allCases.flatMap { choice in
      Showing.allCases.map { ChooserComposition(given: given, choice: choice, showing: $0) }
    }
  }

  var testDescription: String { "\(given)-\(choice)-\(showing)" }

  var moves: Set<String> {
    Set(
      ["BookView", "FilmView", "SongView"].map { "ShelfView -\(showing.kind)-> \($0)" } + [
        "BookView -sheet-> PagesView"
      ])
  }

  var source: String {
    let (body, beside) = choice.body(asking: given.asked)
    return """
      import SwiftUI
      enum Kind: String, Codable { case book, film, song }
      struct Source: Hashable, Codable { let kind: Kind }
      struct Work: Identifiable, Hashable, Codable {
        let id: Int
        let kind: Kind
        let source: Source
        var form: Kind { source.kind }
      }
      final class WorkModel: ObservableObject {
        let work: Work
        init(work: Work) { self.work = work }
      }
      @main struct LibraryApp: App { var body: some Scene { WindowGroup { NavigationStack { ShelfView() } } } }
      struct ShelfView: View {
        @State private var works: [Work] = []
        @State private var chosen: Work?
        var body: some View { \(showing.body("WorkView(\(given.argument))")) }
      }
      struct WorkView: View {
        \(given.declaration)
        var body: some View { \(body) }
        \(beside)
      }
      struct BookView: View {
        @State private var isOpen = false
        var body: some View { Button("b") { isOpen = true }.sheet(isPresented: $isOpen) { PagesView() } }
      }
      struct FilmView: View { var body: some View { Text("f") } }
      struct SongView: View { var body: some View { Text("s") } }
      struct PagesView: View { var body: some View { Text("p") } }
      """
  }
}
