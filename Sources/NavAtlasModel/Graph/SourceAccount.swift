/// How much of the navigation that an app's source writes its graph explains.
///
/// Every construct of navigation (a container, a link, a registration, a presentation, a write to what drives one, a
/// dismissal, a call of UIKit or of a router, an entry) is in exactly one of three classes.
public struct SourceAccount: Sendable, Hashable {
  /// The constructs that are evidence of a move, a container, an entry or a screen of the graph.
  public var explained: Int
  /// The constructs that are no navigation of this app, by the reason why.
  public var notNavigation: [Reason]
  /// The constructs that were not followed, each with the reason why, in the order of the sources.
  public var notFollowed: [Construct]
  /// The views and view controllers with traits of a screen that nothing shows which was followed.
  public var unshown: [UnshownScreen]
  /// The choices between views that count as parts of one screen, in the order of the sources.
  public var choices: [ViewChoice]

  /// Why something does not count, and how often.
  public struct Reason: Sendable, Hashable {
    public var text: String
    public var count: Int

    public init(_ text: String, count: Int) {
      self.text = text
      self.count = count
    }
  }

  /// A construct that was not followed.
  public struct Construct: Sendable, Hashable {
    /// What is written there, such as `sheet` or `path.append`.
    public var text: String
    /// The type whose code it is.
    public var owner: String?
    /// Why it was not followed, and where known what would help.
    public var reason: String
    public var location: SourceLocation?
    /// True where the graph has what it does, as a move of a screen to which no way is known.
    public var isReadAlone: Bool

    public init(
      _ text: String, owner: String? = nil, reason: String, at location: SourceLocation? = nil,
      isReadAlone: Bool = false
    ) {
      self.text = text
      self.isReadAlone = isReadAlone
      self.owner = owner
      self.reason = reason
      self.location = location
    }
  }

  /// A screen that is shown by code that was not followed.
  public struct UnshownScreen: Sendable, Hashable {
    public var name: String
    /// Where the source names it, and why that leads nowhere.
    public var reason: String
    public var location: SourceLocation?

    public init(_ name: String, reason: String, at location: SourceLocation? = nil) {
      self.name = name
      self.reason = reason
      self.location = location
    }
  }

  /// A choice between views of the app, none of which is a screen: they take turns inside of one.
  ///
  /// What they do counts as explained, as that screen's. If they are screens, the graph lacks them and the moves between.
  public struct ViewChoice: Sendable, Hashable {
    /// The screen that shows one or another.
    public var screen: String
    /// The views' names, sorted.
    public var views: [String]
    public var location: SourceLocation?

    public init(_ views: [String], in screen: String, at location: SourceLocation? = nil) {
      self.screen = screen
      self.views = views
      self.location = location
    }
  }

  public init(
    explained: Int = 0, notNavigation: [Reason] = [], notFollowed: [Construct] = [],
    unshown: [UnshownScreen] = [], choices: [ViewChoice] = []
  ) {
    self.explained = explained
    self.notNavigation = notNavigation
    self.notFollowed = notFollowed
    self.unshown = unshown
    self.choices = choices
  }

  /// The constructs that a graph ought to explain.
  public var total: Int { explained + notFollowed.count }

  /// How many of the constructs that were not followed the graph has all the same, without the way to them.
  public var readAlone: Int { notFollowed.count(where: \.isReadAlone) }

  /// The explained part of ``total``; 1 where there is nothing to explain.
  public var explainedShare: Double { total == 0 ? 1 : Double(explained) / Double(total) }

  /// True where something was left unexplained.
  public var hasGaps: Bool { !notFollowed.isEmpty || !unshown.isEmpty }

  /// The figures in a few words: `212 of 240 navigation constructs explained`.
  public var summary: String { "\(explained) of \(total) navigation constructs explained" }
}

extension SourceAccount {
  /// Both accounts as one.
  public func united(with other: SourceAccount) -> SourceAccount {
    var counts: [String: Int] = [:]
    for reason in notNavigation + other.notNavigation { counts[reason.text, default: 0] += reason.count }
    return SourceAccount(
      explained: explained + other.explained,
      notNavigation: counts.sorted { $0.key < $1.key }.map { Reason($0.key, count: $0.value) },
      notFollowed: notFollowed + other.notFollowed, unshown: unshown + other.unshown,
      choices: choices + other.choices)
  }
}
