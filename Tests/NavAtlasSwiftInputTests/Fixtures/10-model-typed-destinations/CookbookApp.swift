import SwiftUI

@main
struct CookbookApp: App {
    var body: some Scene {
        WindowGroup { CourseListView(kitchen: Kitchen()) }
    }
}

struct Dish: Hashable, Identifiable {
    let id: UUID
    var cook: Cook
    var sideDishes: [Dish]
}

struct Cook: Hashable { var name: String }

struct Course: Identifiable {
    let id: Int
    var dishes: [Dish]
}

@Observable
final class Kitchen {
    var courses: [Course] = []
    var surprise: Dish? { courses.first?.dishes.randomElement() }

    func invent() -> Cook { Cook(name: "Nobody") }
}
