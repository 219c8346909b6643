/// A change of the navigation state (semantics 3.3).
public enum Operation: Sendable, Hashable {
  /// Appends a value to a path.
  case push(Route, via: StackEntry.Via = .code)
  /// Appends several values in one go.
  case pushMany([Route], via: StackEntry.Via = .code)
  /// Adds the frame of a view-destination link.
  case viewPush(Route)
  /// The user's back button or gesture.
  case back
  /// Code that removes the last `n` values; `guarded` if it checks the count first.
  case pop(Int = 1, guarded: Bool = false)
  case popTo(PopTarget)
  /// Empties the path; with `logical`, only down to the logical root.
  case popToRoot(logical: Bool = false)
  /// Exchanges the last value.
  case replace(Route)
  /// Writes the whole path.
  case setPath([Route], via: StackEntry.Via = .code)
  /// Writes a column's selection; `nil` clears it.
  case select(column: String, value: String?)
  /// Follows a value link of one column into the stack of a later one.
  case linkAcross(column: String, Route)
  case setVisibility(String)
  case setPrefer(String?)
  case present(LayerState)
  case dismiss(Int = 1)
  case dismissAll
  case selectTab(String)
  /// Opens a URL; the match holds what its handler does, `nil` if nobody handles it.
  case openURL(String, URLMatch?)
  /// Exchanges the root; `path` is what a trace claims to be above it afterwards.
  case resetRoot(Route, path: [Route] = [])
  case restore(Restoration)
  /// Changes the window's profile; `recordedEntries` is how many entries a trace saw afterwards.
  case sizeClass(Profile, recordedEntries: Int? = nil)
}

/// What a `popTo` looks for; the last match counts.
public enum PopTarget: Sendable, Hashable {
  case entry(Int)
  case route(Route)
  case screen(Screen.ID)
  /// A frame's index, 0 for the root.
  case index(Int)
}

/// What a URL handler does: its operations form one transaction.
public struct URLMatch: Sendable, Hashable {
  public var operations: [AddressedOperation]
  /// True if only a part of the URL was understood.
  public var isPartial: Bool

  public init(_ operations: [AddressedOperation], isPartial: Bool = false) {
    self.operations = operations
    self.isPartial = isPartial
  }
}

/// An operation and the container it goes to; the foreground container where no address is given.
public struct AddressedOperation: Sendable, Hashable {
  public var operation: Operation
  public var address: Address?

  public init(_ operation: Operation, at address: Address? = nil) {
    self.operation = operation
    self.address = address
  }
}

/// A saved state to bring back.
public enum Restoration: Sendable, Hashable {
  /// The payload could not be decoded, for this reason.
  case undecodable(String)
  /// The decoded container; entries with an unknown route are dropped.
  case container(ContainerState, unknown: Set<Route> = [])
  /// A saved path of the stack, of which only `kept` came back, in their order.
  case path(saved: [Route], kept: [Route])
}
