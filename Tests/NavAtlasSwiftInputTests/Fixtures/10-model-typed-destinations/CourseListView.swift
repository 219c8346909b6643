import SwiftUI

struct CourseListView: View {
    let kitchen: Kitchen
    @State private var plates = NavigationPath()

    var body: some View {
        NavigationStack(path: $plates) {
            List(kitchen.courses) { course in
                Section("Course \(course.id)") {
                    ForEach(course.dishes) { dish in
                        NavigationLink(value: dish) { Text("Dish") }
                    }
                }
            }
            .toolbar {
                Button("Guest cook") {
                    let guest = kitchen.invent()
                    plates.append(guest)
                }
            }
            .navigationDestination(for: Dish.self) { dish in
                DishView(dish: dish)
            }
            .navigationDestination(for: Cook.self, destination: CookView.init)
        }
    }
}
