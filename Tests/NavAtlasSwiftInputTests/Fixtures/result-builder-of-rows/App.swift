import SwiftUI

/// A cookery school whose lists are put together by builders of its own.
struct Lesson: Identifiable {
  enum Way {
    case opens(() -> AnyView)
    case covers(() -> AnyView)
    case runs(() -> Void)
  }

  let id = UUID()
  let name: String
  let way: Way
}

@resultBuilder
enum LessonBuilder {
  static func buildExpression(_ lesson: Lesson) -> [Lesson] { [lesson] }
  static func buildExpression(_ lessons: [Lesson]) -> [Lesson] { lessons }
  static func buildBlock(_ parts: [Lesson]...) -> [Lesson] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Lesson]?) -> [Lesson] { part ?? [] }
  static func buildEither(first: [Lesson]) -> [Lesson] { first }
  static func buildEither(second: [Lesson]) -> [Lesson] { second }
  static func buildArray(_ parts: [[Lesson]]) -> [Lesson] { parts.flatMap { $0 } }
}

func opens<V: View>(_ name: String, @ViewBuilder _ view: @escaping () -> V) -> Lesson {
  Lesson(name: name, way: .opens { AnyView(view()) })
}

func covers<V: View>(_ name: String, @ViewBuilder _ view: @escaping () -> V) -> Lesson {
  Lesson(name: name, way: .covers { AnyView(view()) })
}

func runs(_ name: String, _ code: @escaping () -> Void) -> Lesson { Lesson(name: name, way: .runs(code)) }

struct LessonList: View {
  let lessons: [Lesson]
  @State private var covering: Lesson?

  init(@LessonBuilder _ lessons: () -> [Lesson]) { self.lessons = lessons() }

  var body: some View {
    List(lessons) { lesson in
      switch lesson.way {
      case .opens(let view): NavigationLink(lesson.name) { view() }
      case .covers: Button(lesson.name) { covering = lesson }
      case .runs(let code): Button(lesson.name, action: code)
      }
    }
    .sheet(item: $covering) { lesson in
      if case .covers(let view) = lesson.way { view() }
    }
  }
}

/// Courses are kept as a list that a property makes, and put together without an expression's own function.
struct Course { let name: String, page: AnyView }

@resultBuilder
struct CourseBuilder {
  static func buildBlock(_ courses: Course...) -> [Course] { courses }
}

struct Shelf: View {
  @CourseBuilder var courses: [Course] {
    Course(name: "Bread", page: AnyView(BreadView()))
    Course(name: "Soup", page: AnyView(SoupView()))
  }

  var body: some View {
    ForEach(courses, id: \.name) { course in NavigationLink(course.name) { course.page } }
  }
}

/// A plan that is one value, put together part by part.
struct Visit: Identifiable {
  let id: Int
  let page: AnyView
}

struct Plan { let visits: [Visit] }

@resultBuilder
enum PlanBuilder {
  static func buildPartialBlock(first: Visit) -> [Visit] { [first] }
  static func buildPartialBlock(accumulated: [Visit], next: Visit) -> [Visit] { accumulated + [next] }
  static func buildFinalResult(_ visits: [Visit]) -> Plan { Plan(visits: visits) }
}

struct Tour: View {
  let plan: Plan

  init(@PlanBuilder plan: () -> Plan) { self.plan = plan() }

  var body: some View {
    ForEach(plan.visits) { visit in
      NavigationLink("Visit") { visit.page }
    }
  }
}

@main struct SchoolApp: App {
  @AppStorage("expert") private var isExpert = false

  var body: some Scene {
    WindowGroup {
      NavigationStack { School(isExpert: isExpert) }
    }
  }
}

struct School: View {
  let isExpert: Bool

  var body: some View {
    LessonList {
      opens("Knives") { KnifeView() }
      if isExpert {
        opens("Fugu") { FuguView() }
      } else {
        covers("Rules") { RulesView() }
      }
      for season in ["Spring", "Autumn"] { opens(season) { SeasonView(name: season) } }
      more()
    }
    .toolbar { NavigationLink("Shelf") { Shelf() } }
  }

  @LessonBuilder private func more() -> [Lesson] {
    opens("Tour") {
      Tour {
        Visit(id: 1, page: AnyView(MarketView()))
        Visit(id: 2, page: AnyView(CellarView()))
      }
    }
    covers("Help", HelpView.init)
  }
}

struct KnifeView: View { var body: some View { Text("Knives") } }
struct FuguView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { LessonList { runs("Back") { dismiss() } } }
}
struct RulesView: View { var body: some View { Text("Rules") } }
struct SeasonView: View {
  let name: String
  var body: some View { Text(name) }
}
struct MarketView: View { var body: some View { Text("Market") } }
struct CellarView: View { var body: some View { Text("Cellar") } }
struct HelpView: View { var body: some View { Text("Help") } }
struct BreadView: View { var body: some View { Text("Bread") } }
struct SoupView: View { var body: some View { Text("Soup") } }
