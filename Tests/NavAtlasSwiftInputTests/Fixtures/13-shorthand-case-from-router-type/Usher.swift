import Foundation

final class Usher: ObservableObject {
    @Published var tour: [TourStop] = []
    @Published var shop: [ShopStop] = []
}

enum TourStop: Hashable {
    case hall(Int)
    case exit
}

enum ShopStop: Hashable {
    case hall(Int)
    case exit
}
