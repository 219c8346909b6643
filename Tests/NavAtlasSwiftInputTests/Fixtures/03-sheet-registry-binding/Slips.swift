import SwiftUI

enum Slip: Identifiable {
    case order(cake: Int)
    case allergens
    case price(cake: Int)

    var id: String { String(describing: self) }
}

extension View {
    func slips(_ slip: Binding<Slip?>) -> some View {
        sheet(item: slip) { slip in
            switch slip {
            case .order(let cake):
                NavigationStack {
                    OrderFormView(cake: cake)
                }
            case .allergens:
                AllergenTable()
                    .presentationDetents([.medium])
            case .price(let cake):
                PriceEditor(cake: cake)
            }
        }
    }
}
