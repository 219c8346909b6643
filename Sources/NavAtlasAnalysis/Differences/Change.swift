public import NavAtlasModel

/// One difference between two versions of an app's navigation.
public struct Change: Sendable, Hashable {
  /// What differs.
  public enum Subject: String, Sendable, Hashable, CaseIterable {
    case screen, move, container, entry
  }

  /// How it differs.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case added, removed, renamed, changed
  }

  public var subject: Subject
  public var kind: Kind
  /// What it is, in words: `Cart`, `Home → Cart (push)`.
  public var words: String
  /// Of a move: where it starts, and the rest, both in words.
  public var ends: Ends?
  /// What is other than before, such as `title: "Cart" instead of "Basket"`.
  public var details: [String]
  /// The screens it is about, by their ids in the newer version where they are in it.
  public var screens: [Screen.ID]
  /// Where the newer version has it, or else the older one had it.
  public var location: SourceLocation?
  /// True where one version's source was not followed there, so that nothing may have changed at all.
  public var isUnsure: Bool

  /// The two sides of a move in words.
  public struct Ends: Sendable, Hashable {
    /// `Home`, `every screen of Shop`.
    public var from: String
    /// The screen that it starts on; `nil` for every screen of a container.
    public var screen: Screen.ID?
    /// `Cart (push)`, `popToRoot`.
    public var to: String
  }

  public init(
    _ subject: Subject, _ kind: Kind, _ words: String, details: [String] = [], screens: [Screen.ID] = [],
    at location: SourceLocation? = nil, isUnsure: Bool = false
  ) {
    self.subject = subject
    self.kind = kind
    self.words = words
    self.details = details
    self.screens = screens
    self.location = location
    self.isUnsure = isUnsure
  }
}

extension Change {
  /// What was taken from users is at their risk; what is new or told otherwise is not.
  public var risk: Risk { kind == .removed && subject != .container ? .risky : .safe }
}

/// How bad a change is for who uses the app.
public enum Risk: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Something worked and does not any more.
  case breaking
  /// Something works in another way, or takes longer.
  case risky
  /// Nothing that worked is worse.
  case safe

  public static func < (left: Risk, right: Risk) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Change: Comparable {
  /// By what it is about, then by how that differs.
  public static func < (left: Change, right: Change) -> Bool {
    (left.words, left.kind.rawValue, left.details.joined(separator: "\0"))
      < (right.words, right.kind.rawValue, right.details.joined(separator: "\0"))
  }
}
