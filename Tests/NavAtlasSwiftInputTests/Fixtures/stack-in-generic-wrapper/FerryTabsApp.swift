import SwiftUI

@main
struct FerryTabsApp: App {
    var body: some Scene {
        WindowGroup { FerryTabs() }
    }
}

@Observable
final class Rudder<Course: Hashable> {
    var courses: [Course] = []
    func steer(_ course: Course) { courses.append(course) }
    func anchor() { courses = [] }
}

struct Deck<Course: Hashable, Root: View, Leg: View>: View {
    @State private var rudder = Rudder<Course>()
    @ViewBuilder let root: (Rudder<Course>) -> Root
    @ViewBuilder let leg: (Course, Rudder<Course>) -> Leg

    var body: some View {
        NavigationStack(path: $rudder.courses) {
            root(rudder)
                .navigationDestination(for: Course.self) { leg($0, rudder) }
        }
    }
}

enum IslandCourse: Hashable { case island(Int), beach }
enum CargoCourse: Hashable { case crate(Int) }

struct FerryTabs: View {
    var body: some View {
        TabView {
            Deck { rudder in
                IslandListView(rudder: rudder)
            } leg: { (course: IslandCourse, rudder) in
                switch course {
                case .island: IslandView(rudder: rudder)
                case .beach: BeachView(rudder: rudder)
                }
            }
            Deck<CargoCourse, _, _>(root: CargoListView.init) { course, _ in
                CrateView(course: course)
            }
        }
    }
}
