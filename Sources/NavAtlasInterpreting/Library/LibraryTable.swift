package import NavAtlasModel

/// What the methods of routers do whose source is not there: one entry a library, see `Libraries.swift`.
package struct LibraryTable: Sendable {
  /// What a method does.
  package enum Move: String, Sendable, Hashable, CaseIterable {
    case push, viewPush, pushMany, sheet, cover, popover, replace, setPath, tab
    /// One step back, however the screen is shown.
    case back
    /// Out of the modal layer, or else one step back.
    case leave
    case pop, popTo, popToRoot, dismiss, dismissAll
    /// On to what a stack of steps has next.
    case next
    /// The kind is the case that the first argument names.
    case styled
    /// A segue of a storyboard, by its identifier.
    case segue

    /// The kind of the move on an edge, where the screen it is made on does not decide it.
    package var transition: TransitionKind {
      switch self {
      case .push, .styled, .next: .push
      case .viewPush, .segue: .viewPush
      case .pushMany: .pushMany
      case .sheet: .sheet
      case .cover: .cover
      case .popover: .popover
      case .replace: .replace
      case .setPath: .setPath
      case .tab: .tab
      case .back, .leave, .pop: .pop
      case .popTo: .popTo
      case .popToRoot: .popToRoot
      case .dismiss: .dismiss
      case .dismissAll: .dismissAll
      }
    }

    /// The kind of the modal layer that it opens; nil where it opens none.
    package var layer: PresentationKind? {
      switch self {
      case .sheet: .sheet
      case .cover: .cover
      case .popover: .popover
      default: nil
      }
    }

    /// True for what shows something that an argument names.
    package var shows: Bool {
      switch self {
      case .push, .viewPush, .pushMany, .sheet, .cover, .popover, .replace, .setPath, .tab, .styled, .popTo,
        .segue:
        true
      case .back, .leave, .pop, .popToRoot, .dismiss, .dismissAll, .next: false
      }
    }
  }

  /// One method.
  package struct Method: Sendable, Hashable {
    package var name: String
    package var move: Move
    /// A label that must be there; nil for any.
    package var label: String?
    /// True where no other kind of object has a method of this name.
    var isUnmistakable = false
    /// True where what is shown is what its closure makes.
    var isBuilder = false

    package init(
      _ name: String, _ move: Move, label: String? = nil, isUnmistakable: Bool = false,
      isBuilder: Bool = false
    ) {
      self.isBuilder = isBuilder
      self.name = name
      self.move = move
      self.label = label
      self.isUnmistakable = isUnmistakable
    }
  }

  /// The routers of one library.
  package struct Library: Sendable {
    package var name: String
    /// Parts of the names of the types that have the methods.
    var receivers: [String]
    /// True where arrays of `Route` have them as well.
    var isOnRoutes = false
    package var methods: [Method]

    package init(name: String, receivers: [String], isOnRoutes: Bool = false, methods: [Method]) {
      (self.name, self.receivers, self.isOnRoutes, self.methods) = (name, receivers, isOnRoutes, methods)
    }
  }

  /// A method with the library that has it.
  package struct Entry: Sendable {
    package var library: Library
    package var method: Method
  }

  private let entries: [String: [Entry]]
  private let stated: [String: [Entry]]

  /// - Parameter stated: what the user's settings say; it holds also where a method's source is there.
  package init(_ libraries: [Library] = LibraryTable.all, stated: [Library] = []) {
    entries = Self.table(libraries)
    self.stated = Self.table(stated)
  }

  private static func table(_ libraries: [Library]) -> [String: [Entry]] {
    var table: [String: [Entry]] = [:]
    for library in libraries {
      for method in library.methods {
        table[method.name, default: []].append(Entry(library: library, method: method))
      }
    }
    return table
  }

  /// The methods of a name, in the order of the libraries.
  package func methods(named name: String) -> [Entry] { entries[name] ?? [] }

  /// What the user states of methods of a name.
  func stated(named name: String) -> [Entry] { stated[name] ?? [] }
}
