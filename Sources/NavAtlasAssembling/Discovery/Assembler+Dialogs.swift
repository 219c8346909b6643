import NavAtlasInterpreting
import NavAtlasProgram
import NavAtlasSourceReading

/// Alerts and dialogs around containers: whoever opens one is the screen under it, which does what its buttons do.
extension Assembler {
  /// Leaves what a dialog's button does to those who open the dialog; false for anything that a screen does itself.
  ///
  /// A flag of a view is that view's, and of what data decides nobody knows who it is shown to.
  func await(dialog leaf: Leaf, _ effects: [Effect], _ frame: Frame) -> Bool {
    guard let flag = leaf.dialog?.base, frame.role == .container, frame.node == nil, !leaf.isChosenInDialog,
      index.type(declaredAs: flag.owner)?.isClass == true, !effects.contains(where: { $0.edits(flag) })
    else { return false }
    let known = DialogAction(leaf: leaf.key, frame: ObjectIdentifier(frame), flag: flag)
    guard let site = effects.first?.site, knownDialogs.insert(known).inserted else { return true }
    let content = Content(owner: frame.content.owner, items: effects.map { .effect($0) })
    dialogs[content] = Dialog(isPlain: flag.type?.unwrapped.name == "Bool")
    drivers.add(.init(content: content, frame: frame, site: site), at: flag)
    // What its data brings along is called there.
    emitted.formUnion(effects.compactMap(\.emitter))
    drivers.version += 1
    discoveries += 1
    return true
  }

  /// True where writing a flag opens a dialog for the screen that does so, and surely this one.
  func opens(_ dialog: Content, _ action: Action, writing value: Value?) -> Bool {
    guard let isPlain = dialogs[dialog]?.isPlain, action.trigger == nil, let node = action.frame.node,
      value != Value.none, value != .boolean(false)
    else { return false }
    if !isPlain, dialogs[dialog]?.openers.contains(where: { $0.node == node }) == false {
      dialogs[dialog]?.openers.append(action.frame)
    }
    return isPlain
  }

  /// The only screen that opens a dialog about something; nil where there are several.
  func onlyOpener(of dialog: Content) -> Frame? {
    guard let openers = dialogs[dialog]?.openers, openers.count == 1 else { return nil }
    return openers[0]
  }
}

/// A dialog around a container.
struct Dialog {
  /// True where a mere flag opens it, false where what it is about may decide what it offers.
  var isPlain: Bool
  /// The screens that open one that is about something.
  var openers: [Frame] = []
}

/// A button of a dialog that a flag of a container's opens.
struct DialogAction: Hashable {
  var leaf: Leaf.Key
  var frame: ObjectIdentifier
  var flag: Place
}

extension Effect {
  /// What it calls or sends by.
  fileprivate var emitter: Place? { if case .emit = operation { place?.base } else { nil } }

  /// True for the dialog's own hold on its flag.
  fileprivate func edits(_ flag: Place) -> Bool {
    if case .edit = operation { place?.base == flag } else { false }
  }
}
