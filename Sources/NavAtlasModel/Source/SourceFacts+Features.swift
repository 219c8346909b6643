/// What is said of features: reducers with their states and actions.
extension SourceFacts {
  /// A case of a feature's actions that has the actions of a stack.
  public struct StackAction: Sendable, Hashable {
    /// The feature.
    public var feature: String
    /// The case.
    public var name: String
    /// Its payload's type as it is written.
    public var type: String
    /// True where a stack or a `forEach` has it.
    public var isWired: Bool
    /// The patterns that code matches below it, as far as they name something.
    public var patterns: [String]
    /// Where it is declared.
    public var location: SourceLocation

    public init(
      feature: String, name: String, type: String, isWired: Bool, patterns: [String],
      location: SourceLocation
    ) {
      self.feature = feature
      self.name = name
      self.type = type
      self.isWired = isWired
      self.patterns = patterns
      self.location = location
    }
  }

  /// A feature's state of a stack.
  public struct StackField: Sendable, Hashable {
    /// The feature.
    public var feature: String
    /// The property.
    public var name: String
    /// True where a `forEach` of the feature runs the elements' reducers.
    public var isWired: Bool
    /// Where it is declared.
    public var location: SourceLocation

    public init(feature: String, name: String, isWired: Bool, location: SourceLocation) {
      self.feature = feature
      self.name = name
      self.isWired = isWired
      self.location = location
    }
  }

  /// Something that an effect sends after its feature is dismissed.
  public struct LateSend: Sendable, Hashable {
    /// The feature.
    public var feature: String
    /// What is sent, where it is a case.
    public var action: String?
    /// Where it is sent.
    public var location: SourceLocation

    public init(feature: String, action: String?, location: SourceLocation) {
      self.feature = feature
      self.action = action
      self.location = location
    }
  }

  /// An action of a feature that its reducer answers with nothing.
  public struct ChildAction: Sendable, Hashable {
    /// The feature.
    public var feature: String
    /// The case.
    public var name: String
    /// True where some view sends it.
    public var isSent: Bool
    /// True where another feature's code matches it.
    public var isHeard: Bool
    /// Where it is declared.
    public var location: SourceLocation

    public init(feature: String, name: String, isSent: Bool, isHeard: Bool, location: SourceLocation) {
      self.feature = feature
      self.name = name
      self.isSent = isSent
      self.isHeard = isHeard
      self.location = location
    }
  }
}
