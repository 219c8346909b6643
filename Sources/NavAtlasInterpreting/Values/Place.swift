package import NavAtlasProgram
public import NavAtlasSourceReading

/// Storage that code writes and containers are driven by: a property, known by the type that declares it.
///
/// Two objects of one class share their places: which one a screen talks to decides no edge, except for those that hold
/// what a container shows.
@usableFromInline package struct Place: NumberedKey {
  private var parts: Parts

  /// A place is copied with every effect and driver, so its parts are shared until they are changed.
  private final class Parts {
    var owner: String
    var name: String
    var type: StaticType?
    var enumCase: String?
    var instance: String?
    var held: ObjectValue?
    var via: [Place] = []
    var transform: [Value] = []
    var asked: [Branch.Test] = []
    /// Of what tells places apart and is never changed.
    let hash: Int

    init(owner: String, name: String, type: StaticType?, instance: String?, held: ObjectValue?) {
      self.owner = owner
      self.name = name
      self.type = type
      self.instance = instance
      self.held = held
      var hasher = Hasher()
      hasher.combine(owner)
      hasher.combine(name)
      hash = hasher.finalize()
    }

    init(_ other: Parts) {
      owner = other.owner
      name = other.name
      type = other.type
      enumCase = other.enumCase
      instance = other.instance
      held = other.held
      via = other.via
      transform = other.transform
      asked = other.asked
      hash = other.hash
    }
  }

  package init(
    owner: String, name: String, type: StaticType? = nil, instance: String? = nil, held: ObjectValue? = nil
  ) {
    parts = Parts(owner: owner, name: name, type: type, instance: instance, held: held)
  }

  /// The declaring type's name; `?` where it is not known.
  @usableFromInline package var owner: String { parts.owner }
  @usableFromInline package var name: String { parts.name }
  package var type: StaticType? {
    get { parts.type }
    set { own().type = newValue }
  }
  /// The case of an enumeration that a binding looks through (`$model.destination.edit`).
  package var enumCase: String? {
    get { parts.enumCase }
    set { own().enumCase = newValue }
  }
  /// Where the object was made whose place it is, for objects that hold what a container shows.
  @usableFromInline package var instance: String? {
    get { parts.instance }
    set { own().instance = newValue }
  }
  /// The object that is known to be there.
  package var held: ObjectValue? {
    get { parts.held }
    set { own().held = newValue }
  }
  /// The places it was reached through, the nearest first; they do not tell places apart.
  package var via: [Place] {
    get { parts.via }
    set { own().via = newValue }
  }
  /// What a binding's getter makes of what is stored, at most one.
  package var transform: [Value] {
    get { parts.transform }
    set { own().transform = newValue }
  }
  /// What a binding's getter asks of what is stored to be true, at most one; none where it gives what is stored.
  package var asked: [Branch.Test] {
    get { parts.asked }
    set { own().asked = newValue }
  }

  private mutating func own() -> Parts {
    if !isKnownUniquelyReferenced(&parts) { parts = Parts(parts) }
    return parts
  }

  @usableFromInline package static func == (left: Place, right: Place) -> Bool {
    left.parts === right.parts
      || left.parts.hash == right.parts.hash && left.name == right.name && left.owner == right.owner
        && left.enumCase == right.enumCase && left.instance == right.instance
  }

  @usableFromInline package var keyNumber: Int { parts.hash }

  /// The place without the case it is looked at through.
  package var base: Place {
    guard enumCase != nil else { return self }
    var place = self
    place.enumCase = nil
    return place
  }
}

extension Place {
  /// The name of the place that is all of a feature's state.
  package static let wholeState = "state"

  /// The action by which a view goes away.
  static func dismissal(of view: DeclaredType) -> Place { Place(owner: view.name, name: "dismiss()") }
}

extension Place {
  /// True for one of the cases of an enumeration that is a view itself.
  var keepsViewOfCases: Bool {
    guard let view = type?.unwrapped.declaration else { return false }
    return view.isView && view.kind == .enumeration
  }
}
