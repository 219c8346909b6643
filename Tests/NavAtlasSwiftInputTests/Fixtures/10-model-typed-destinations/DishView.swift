import SwiftUI

struct DishView: View {
    var dish: Dish

    var body: some View {
        VStack {
            NavigationLink("The cook", value: dish.cook)
            if let side = dish.sideDishes.first {
                NavigationLink("Goes with", value: side)
            }
        }
    }
}

struct CookView: View {
    let cook: Cook

    init(_ cook: Cook) {
        self.cook = cook
    }

    var body: some View { Text(cook.name) }
}
