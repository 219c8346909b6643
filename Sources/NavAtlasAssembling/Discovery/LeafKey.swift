import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// What a leaf does, whatever leads to it.
struct LeafKey: NumberedKey {
  let kind: Leaf.Kind
  let isAsked: Bool
  /// Values are nested deep, and there are very many leaves: what tells them apart is gone through once.
  let keyNumber: Int

  init(kind: Leaf.Kind, isAsked: Bool) {
    self.kind = kind
    self.isAsked = isAsked
    var hasher = Hasher()
    kind.hash(into: &hasher)
    hasher.combine(isAsked)
    keyNumber = hasher.finalize()
  }

  static func == (left: LeafKey, right: LeafKey) -> Bool {
    left.keyNumber == right.keyNumber && left.isAsked == right.isAsked && left.kind.doesSame(as: right.kind)
  }
}

extension Leaf.Kind {
  fileprivate func doesSame(as other: Leaf.Kind) -> Bool {
    switch (self, other) {
    case (.registration(let left), .registration(let right)):
      left.site == right.site && left.handler == right.handler
    case (.presentation(let left), .presentation(let right)):
      left.site == right.site && left.driver == right.driver && left.handler == right.handler
        && left.key == right.key
    case (.effects(let left), .effects(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy {
          $0.place == $1.place && $0.operation == $1.operation && $0.fillsAbsent == $1.fillsAbsent
            && $0.conditions == $1.conditions
        }
    case (.handler(let left), .handler(let right)): left.site == right.site && left.content == right.content
    case (.selection(let place, let site), .selection(let other, let there)):
      site == there && place == other
    case (.identity(let left), .identity(let right)): left == right
    case (.trait(let left), .trait(let right)): left == right
    case (.nestedStack(let left, let site, _), .nestedStack(let right, let other, _)):
      left == right && site == other
    case (.view(let left), .view(let right)): left.name == right.name
    case (.choice(let left, let site), .choice(let right, let other)): site == other && left == right
    case (.inert(let left), .inert(let right)): left == right
    case (.stored(let left), .stored(let right)): left.site == right.site && left.subject == right.subject
    default: link.map { $0 == other.link } ?? false
    }
  }

  fileprivate func hash(into hasher: inout Hasher) {
    switch self {
    case .registration(let registration):
      hasher.combine(registration.site)
      hasher.combine(registration.handler)
    case .presentation(let presentation):
      hasher.combine(presentation.site)
      hasher.combine(presentation.handler)
    case .effects(let effects):
      for effect in effects {
        hasher.combine(effect.place)
        hasher.combine(effect.operation)
        hasher.combine(effect.conditions)
      }
    case .handler(let handler): hasher.combine(handler.content)
    case .selection(_, let site): hasher.combine(site)
    case .identity(let place): hasher.combine(place)
    case .trait(let trait): hasher.combine(trait)
    case .nestedStack(let path, let site, _):
      hasher.combine(path)
      hasher.combine(site)
    case .view(let type): hasher.combine(type.name)
    case .choice(_, let site): hasher.combine(site)
    case .inert(let content): hasher.combine(content)
    case .stored(let branch): hasher.combine(branch.site)
    case .link, .tag: hasher.combine(link)
    }
  }

  /// The value that is chosen: a link in a list selects like a tag.
  private var link: Value? {
    switch self {
    case .link(let link): link.value
    case .tag(let value): value
    default: nil
    }
  }
}
