import SwiftUI

enum Craft: String, Codable { case weaving, pottery }

struct Course: Identifiable, Codable {
  let id: Int
  let craft: Craft
}

@main struct WorkshopApp: App {
  var body: some Scene { WindowGroup { Workshop() } }
}

struct Workshop: View {
  var body: some View {
    TabView {
      NavigationStack { Plan() }.tabItem { Text("Plan") }
      NavigationStack { CourseView(course: nil) }.tabItem { Text("All") }
    }
  }
}

struct Plan: View {
  @State private var courses: [Course] = []

  var body: some View {
    List(courses) { course in
      NavigationLink { CourseView(course: course) } label: { Text(course.craft.rawValue) }
    }
  }
}

struct CourseView: View {
  let course: Course?

  var body: some View {
    switch course?.craft {
    case .weaving: Loom()
    case .pottery: Wheel()
    default: AllCourses()
    }
  }
}

struct Loom: View { var body: some View { Text("Loom") } }
struct Wheel: View { var body: some View { Text("Wheel") } }
struct AllCourses: View { var body: some View { Text("All") } }
