/// What turned one path into another.
enum PathChange: Sendable, Hashable {
  case push
  /// So many frames went; some are left, or it was one.
  case pop(Int)
  case popToRoot
  /// The last frame is another one.
  case replace
  /// The path was written.
  case set

  /// The least that explains a change; `nil` where nothing changed.
  ///
  /// - Parameter common: how many frames at the bottom are the same.
  init?(from old: Int, to new: Int, common: Int) {
    if old == new && common == new { return nil }
    self =
      switch (old - common, new - common) {
      case (0, 1): .push
      case (let gone, 0) where new > 0 || gone == 1: .pop(gone)
      case (_, 0): .popToRoot
      case (1, 1): .replace
      default: .set
      }
  }
}

/// What code did to a path, where it says so: then the record says it, too, instead of the least that explains the change.
public enum RecordedMove: Sendable, Hashable {
  /// Frames were removed by code, not by the back button.
  case pop
  /// The path was cut down to a screen that is in it.
  case popTo
  case popToRoot
  /// The path was written as a whole.
  case setPath
  /// A saved path came back.
  case restore
}
