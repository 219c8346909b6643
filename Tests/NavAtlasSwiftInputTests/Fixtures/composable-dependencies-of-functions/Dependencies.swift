import ComposableArchitecture
import Foundation

/// Its own `liveValue` moves; what is there for previews and tests moves elsewhere, and is never asked.
struct Guide {
    var walk: (Path) -> Void
    var back: @Sendable () async -> Void
}

extension Guide: DependencyKey {
    static let liveValue = Guide(
        walk: { path in if path.isBelow { Walk.shared.trail.append(path) } else { Walk.shared.trail = [path] } },
        back: { await MainActor.run { Walk.shared.trail.removeLast() } }
    )
    static let previewValue = Guide(walk: { _ in Walk.shared.isSold = true }, back: { Walk.shared.isSold = true })
    static let testValue = Guide(walk: { _ in Walk.shared.isSold = true }, back: { Walk.shared.isSold = true })
}

/// What a feature is handed does it; `liveValue` does nothing.
struct Taster {
    var taste: () -> Void
}

extension Taster {
    init(walk: Walk) {
        taste = { DispatchQueue.main.async { walk.isTasting = true } }
    }
}

private enum TasterKey: DependencyKey {
    static let liveValue = Taster(taste: {})
}

struct Seller {
    var sell: () -> Void
    var prices: () async throws -> [Int]
}

extension Seller: DependencyKey {
    static var liveValue: Seller { Seller(sell: {}) }

    init(sell: @escaping () -> Void) {
        self.sell = sell
        prices = {
            let (data, _) = try await URLSession.shared.data(from: URL(fileURLWithPath: "prices"))
            return try JSONDecoder().decode([Int].self, from: data)
        }
    }
}

extension DependencyValues {
    var guide: Guide {
        get { self[Guide.self] }
        set { self[Guide.self] = newValue }
    }
    var taster: Taster {
        get { self[TasterKey.self] }
        set { self[TasterKey.self] = newValue }
    }
    var seller: Seller {
        get { self[Seller.self] }
        set { self[Seller.self] = newValue }
    }
}
