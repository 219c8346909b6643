import NavAtlasInterpreting
import NavAtlasSourceReading

/// The effects of code that does nothing else, in order, with the calls that lead to each.
struct EffectRun {
  /// The code around, which does nothing more where it is called from within.
  private var around: [Content] = []
  private var left = 4_096

  private static let depthLimit = 12
  private static let lengthLimit = 512

  /// Nil for what shows something, or where calls branch too much or do very much.
  static func effects(of item: Item) -> [Effect]? {
    var run = EffectRun()
    return switch item {
    case .effect(let effect): [effect]
    case .include(let content, let site): run.effects(of: content)?.map { $0.called(from: site) }
    case .chosen(let content, _): run.effects(of: content)
    default: nil
    }
  }

  private mutating func effects(of content: Content) -> [Effect]? {
    if content.doesMore { return nil }
    if around.contains(content) { return [] }
    left -= 1
    guard left > 0, around.count < Self.depthLimit, !content.items.isEmpty else { return nil }
    around.append(content)
    defer { around.removeLast() }
    var result: [Effect] = []
    for item in content.items {
      guard let found = inner(item) else {
        content.doesMore = content.doesMore || item.doesMore
        return nil
      }
      result += found
      if result.count > Self.lengthLimit { return nil }
    }
    return content.conditions.isEmpty ? result : result.map { $0.under(content.conditions) }
  }

  private mutating func inner(_ item: Item) -> [Effect]? {
    switch item {
    case .effect(let effect): [effect]
    case .include(let content, let site): effects(of: content)?.map { $0.called(from: site) }
    case .chosen(let content, _), .recursion(let content): effects(of: content)
    default: nil
    }
  }
}

extension Item {
  /// True for what is more than effects wherever it is called from.
  fileprivate var doesMore: Bool {
    switch self {
    case .effect: false
    case .include(let content, _), .chosen(let content, _), .recursion(let content): content.doesMore
    default: true
    }
  }
}

extension Effect {
  fileprivate func called(from site: Site) -> Effect {
    var effect = self
    if effect.callers.last != site, site.offset != 0 { effect.callers.append(site) }
    return effect
  }
}
