/// What is said of how routes are encoded and saved.
extension SourceFacts {
  /// Types that are tried one after the other to decode something.
  public struct DecodeChain: Sendable, Hashable {
    /// The types in the order in which they are tried.
    public var types: [String]
    /// True where nothing is shown or done if none of them fits.
    public var endsBlank: Bool
    /// True where it is written in a `navigationDestination`.
    public var isInDestination: Bool
    /// The function or property that it is in.
    public var function: String?
    /// The type whose code it is.
    public var owner: String?
    /// Where the first is tried.
    public var location: SourceLocation

    public init(
      types: [String], endsBlank: Bool = false, isInDestination: Bool = false, function: String? = nil,
      owner: String? = nil,
      location: SourceLocation
    ) {
      self.types = types
      self.endsBlank = endsBlank
      self.isInDestination = isInDestination
      self.function = function
      self.owner = owner
      self.location = location
    }
  }

  /// How values of a type are encoded, where the compiler writes that.
  public struct Coding: Sendable, Hashable {
    /// What is written of a value.
    public enum Form: Sendable, Hashable {
      /// The name of the case, and its payload by labels.
      case cases([Case])
      /// The raw value, by case.
      case raw([String: String])
      /// The values of these keys.
      case keys([Key])
    }

    /// A case of an enumeration.
    public struct Case: Sendable, Hashable {
      /// The case's name.
      public var name: String
      /// Its payload.
      public var keys: [Key]

      public init(name: String, keys: [Key]) {
        self.name = name
        self.keys = keys
      }
    }

    /// A value with the key that it is written by.
    public struct Key: Sendable, Hashable {
      /// The label or property.
      public var name: String
      /// Its type without `Optional`.
      public var type: String
      /// True where it need not be there.
      public var isOptional: Bool

      public init(name: String, type: String, isOptional: Bool) {
        self.name = name
        self.type = type
        self.isOptional = isOptional
      }
    }

    /// The type's name.
    public var type: String
    /// What is written of a value.
    public var form: Form

    public init(type: String, form: Form) {
      self.type = type
      self.form = form
    }
  }

  /// Code that a URL sets off, as far as it changes a path.
  public struct LinkHandler: Sendable, Hashable {
    /// The path as it is written.
    public var path: String
    /// True where it appends and never clears or assigns the path.
    public var appendsOnly: Bool
    /// Where it first changes the path.
    public var location: SourceLocation

    public init(path: String, appendsOnly: Bool, location: SourceLocation) {
      self.path = path
      self.appendsOnly = appendsOnly
      self.location = location
    }
  }

  /// A path or selection that code saves.
  public struct Saved: Sendable, Hashable {
    /// What kind of type it is.
    public enum Kind: String, Sendable, Hashable {
      /// A class, or what a database keeps.
      case model
      /// A structure.
      case structure
      /// Anything else.
      case other
    }

    /// The property.
    public var name: String
    /// The type of what it holds.
    public var element: String
    /// What that is.
    public var kind: Kind
    /// How many stored properties that has.
    public var fields: Int
    /// Where it is saved.
    public var location: SourceLocation

    public init(name: String, element: String, kind: Kind, fields: Int, location: SourceLocation) {
      self.name = name
      self.element = element
      self.kind = kind
      self.fields = fields
      self.location = location
    }
  }

  /// A path of any types that code saves: `path.codable`.
  public struct SavedPath: Sendable, Hashable {
    /// The property.
    public var name: String
    /// The types of the app that destinations are for and that cannot be encoded, sorted.
    public var uncodable: [String]
    /// Where it is saved.
    public var location: SourceLocation

    public init(name: String, uncodable: [String], location: SourceLocation) {
      self.name = name
      self.uncodable = uncodable
      self.location = location
    }
  }

  /// A path that is put together from what was saved, without what is not found any more.
  public struct Restored: Sendable, Hashable {
    /// The property.
    public var name: String
    /// The type of what it holds.
    public var element: String?
    /// Where it is restored.
    public var location: SourceLocation

    public init(name: String, element: String?, location: SourceLocation) {
      self.name = name
      self.element = element
      self.location = location
    }
  }
}
