import Foundation

final class Courier: ObservableObject {
    @Published var bag: [Data] = []
    private let encoder = JSONEncoder()

    func deliver<Parcel: Encodable>(_ parcel: Parcel) {
        bag.append(try! encoder.encode(parcel))
    }

    func hand<Parcel: Encodable>(over parcel: Parcel) {
        guard !bag.isEmpty else { return }
        let data = try! encoder.encode(parcel)
        bag.removeLast()
        bag.append(data)
    }

    func comeBack() { bag.removeLast() }
    func dropEverything() { bag.removeAll() }
}

enum Village: Codable {
    case bakery
    case smithy(horse: String)
    case well
}

enum Town: String, Codable {
    case square, fountain
}
