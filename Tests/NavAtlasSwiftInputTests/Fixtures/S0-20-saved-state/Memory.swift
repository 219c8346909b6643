import Combine
import Foundation

final class Memory: ObservableObject, Codable {
    @Published var lessonPath: [Lesson] = []

    enum CodingKeys: String, CodingKey {
        case lessonIDs
    }

    init() {}

    required init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let ids = try container.decode([Lesson.ID].self, forKey: .lessonIDs)
        lessonPath = ids.compactMap { id in Lesson.all.first { $0.id == id } }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(lessonPath.map(\.id), forKey: .lessonIDs)
    }

    var json: Data? {
        get { try? JSONEncoder().encode(self) }
        set {
            guard let newValue, let copy = try? JSONDecoder().decode(Memory.self, from: newValue) else { return }
            lessonPath = copy.lessonPath
        }
    }

    var objectWillChangeSequence: AsyncPublisher<Publishers.Buffer<ObservableObjectPublisher>> {
        objectWillChange.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).values
    }
}
