/// What is said of older forms, columns and modules.
extension SourceFacts {
  /// A form of navigation that a later one replaces.
  public struct LegacyForm: Sendable, Hashable {
    /// What is written.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// `NavigationView`.
      case navigationView
      /// `NavigationLink(isActive:)`.
      case activeLink
      /// `NavigationLink(tag:selection:)`.
      case taggedLink
      /// `presentationMode` of the environment.
      case presentationMode

      /// What takes its place.
      public var replacement: String {
        switch self {
        case .navigationView: "NavigationStack, or NavigationSplitView where it shows columns"
        case .activeLink, .taggedLink: "NavigationLink(value:) and navigationDestination(for:)"
        case .presentationMode: "the dismiss action of the environment"
        }
      }

      /// What it is called.
      public var written: String {
        switch self {
        case .navigationView: "NavigationView"
        case .activeLink: "NavigationLink(isActive:)"
        case .taggedLink: "NavigationLink(tag:selection:)"
        case .presentationMode: "presentationMode"
        }
      }
    }

    /// What is written.
    public var kind: Kind
    /// For a `NavigationView`: its style as it is written, such as `stack` or `columns`; nil where it has
    /// none, which shows columns in wide windows.
    public var style: String?
    /// Where it is written.
    public var location: SourceLocation

    public init(kind: Kind, style: String? = nil, location: SourceLocation) {
      self.kind = kind
      self.style = style
      self.location = location
    }
  }

  /// Code that waits for a notification.
  public struct Observer: Sendable, Hashable {
    /// The notification's name as it is written.
    public var notification: String
    /// True where only one sender's are heard, or the code looks at what came.
    public var isFiltered: Bool
    /// What of the navigation the code that hears it takes away: a path, or the flag of a link or presentation.
    public var resets: String?
    /// The type whose code it is.
    public var owner: String?
    /// In how many places such an owner is made, as far as it listens then.
    public var owners: Int
    /// Where it is written.
    public var location: SourceLocation

    public init(
      notification: String, isFiltered: Bool, resets: String? = nil, owner: String? = nil, owners: Int = 0,
      location: SourceLocation
    ) {
      self.notification = notification
      self.isFiltered = isFiltered
      self.resets = resets
      self.owner = owner
      self.owners = owners
      self.location = location
    }
  }

  /// An enumeration whose values are routes.
  public struct Route: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// How many cases it has.
    public var cases: Int
    /// The modules whose code names it, in order.
    public var modules: [String]
    /// The module that declares it.
    public var module: String
    /// Where it is declared.
    public var location: SourceLocation

    public init(name: String, cases: Int, modules: [String], module: String = "", location: SourceLocation) {
      self.name = name
      self.cases = cases
      self.modules = modules
      self.module = module
      self.location = location
    }
  }

  /// An assignment to what `columnVisibility` or `preferredCompactColumn` of a split view is bound to.
  public struct ColumnChange: Sendable, Hashable {
    /// The argument of the split view.
    public var argument: String
    /// The case that is assigned; nil where the code alone does not say.
    public var value: String?
    /// True where a control's action writes nothing else.
    public var isAlone: Bool
    /// Where it is written.
    public var location: SourceLocation

    public init(argument: String, value: String?, isAlone: Bool = false, location: SourceLocation) {
      self.argument = argument
      self.value = value
      self.isAlone = isAlone
      self.location = location
    }
  }

  /// An imported module.
  public struct Import: Sendable, Hashable {
    /// The module's name.
    public var module: String
    /// The module that the file belongs to.
    public var importer: String
    /// The file that imports it.
    public var file: String

    public init(module: String, importer: String = "", file: String) {
      self.module = module
      self.importer = importer
      self.file = file
    }
  }

  /// A branch on the width or kind of a device between containers of navigation.
  public struct SizeClassChoice: Sendable, Hashable {
    /// What is tested: `horizontalSizeClass`.
    public var state: String
    /// The containers of one branch.
    public var first: [String]
    /// The containers of the other.
    public var second: [String]
    /// What containers of both are bound to.
    public var shared: [String]
    /// Where it is written.
    public var location: SourceLocation

    public init(
      state: String, first: [String], second: [String], shared: [String], location: SourceLocation
    ) {
      self.state = state
      self.first = first
      self.second = second
      self.shared = shared
      self.location = location
    }
  }
}
