import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

extension Assembler {
  func show(
    _ node: ScreenNode?, on stage: Stage, _ role: Frame.Role, _ content: Content,
    presentation: Presentation? = nil
  ) {
    if role == .root { noteConditions(of: node, on: stage) }
    guard isNew(node, on: stage, role, content) else { return }
    let frame = Frame(node: node, stage: stage, role: role, content: content, presentation: presentation)
    frames.append(frame)
    pending.append(frame)
    discoveries += 1
  }

  private func isNew(_ node: ScreenNode?, on stage: Stage, _ role: Frame.Role, _ content: Content) -> Bool {
    switch knownFrames.note(node, on: stage, role, content) {
    case .new: return true
    case .known: return false
    case .oneOfMany:
      if let type = node?.type {
        evaluator.remarks.note(.coarse, at: Site(file: type.file, offset: type.offset), about: type.name)
      }
      return false
    }
  }
}

/// Which screens were shown where, so that each is followed once.
struct KnownFrames {
  enum Verdict {
    case new, known
    /// A form of a screen beyond those that are followed one by one on the same stage.
    case oneOfMany
  }

  /// The stages on which a screen stands as it does on another one, where it was followed.
  private(set) var twins: [ScreenNode: Set<Int>] = [:]
  private var frames: Set<FrameKey> = []
  private var pushes: Set<PushKey> = []
  private var forms: [Form: Int] = [:]

  /// Of 287 apps, two have a screen with more forms that differ in more than what they are given, and none a move more
  /// for being followed in further ones.
  private static let formLimit = 16

  private struct FrameKey: Hashable {
    var node: ScreenNode?
    var stage: Int
    /// What is shown, by what tells it apart for good.
    var subject: Value
    var sites: [Site]
    var isPushed: Bool
  }

  private struct PushKey: Hashable {
    var node: ScreenNode?
    var subject: Value
    var drivers: [Place]
    var registrations: [Site]
    var layer: Site?
    var isReachable: Bool
  }

  /// A screen where it is shown, whatever it is given there.
  private struct Form: Hashable {
    var node: ScreenNode
    var stage: Int
  }

  mutating func note(_ node: ScreenNode?, on stage: Stage, _ role: Frame.Role, _ content: Content) -> Verdict
  {
    let key = FrameKey(
      node: node, stage: stage.number, subject: content.subject,
      sites: content.extras().compactMap(\.site).sorted(),
      isPushed: role == .pushed)
    guard frames.insert(key).inserted, isNewPush(key, stage, role) else { return .known }
    return isToldApart(key) ? .new : .oneOfMany
  }

  /// On stacks that show the same for the same, a pushed screen is followed once.
  private mutating func isNewPush(_ key: FrameKey, _ stage: Stage, _ role: Frame.Role) -> Bool {
    guard role == .pushed, stage.isStack else { return true }
    let twin = PushKey(
      node: key.node, subject: key.subject, drivers: stage.drivers,
      registrations: stage.registrations.map(\.site).sorted(),
      layer: stage.layer?.site, isReachable: stage.isReachable)
    if pushes.insert(twin).inserted { return true }
    if let node = key.node { twins[node, default: []].insert(stage.number) }
    return false
  }

  private mutating func isToldApart(_ key: FrameKey) -> Bool {
    guard let node = key.node else { return true }
    let form = Form(node: node, stage: key.stage)
    forms[form, default: 0] += 1
    return forms[form, default: 0] <= Self.formLimit
  }
}

extension Content {
  /// The one view that it shows, or itself.
  fileprivate var subject: Value {
    let visuals = visuals()
    guard let first = visuals.first else { return .none }
    switch first.kind {
    case .view(let view): return .object(view)
    case .inline(let content): return .array(content.items.compactMap(\.subject))
    case .external(let element): return .string(element.name)
    case .branch(let branch): return .integer(Int(branch.site.offset))
    case .container(let container): return .integer(Int(container.site.offset))
    }
  }
}

extension Item {
  /// What can be seen of it, which stays the same where what is around it is put together again.
  fileprivate var subject: Value? {
    switch self {
    case .include(let content, _), .chosen(let content, _), .recursion(let content),
      .selection(_, let content, _):
      .content(content)
    case .view(let view, _): .object(view)
    case .element(let element): .content(element.content)
    case .branch(let branch): .integer(Int(branch.site.offset))
    case .container(let container): .integer(Int(container.site.offset))
    default: nil
    }
  }
}
