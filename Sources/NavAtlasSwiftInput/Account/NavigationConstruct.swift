/// A piece of code that is about navigation by its form alone, whether or not it was followed.
struct NavigationConstruct {
  enum Role: Hashable {
    case container
    case link
    case registration
    case presentation
    /// A write or a call that shows something.
    case opening
    /// A write or a call that takes away what is shown.
    case closing
    /// What the system calls: a link, a push message.
    case entry
  }

  var role: Role
  /// What is written, in short: `sheet`, `path.append`.
  var text: String
  var site: Site
  /// The declaration whose code it is.
  var member: SourceMember
  /// What it shows, as it is written.
  var subject: String?
}

/// A property, function or accessor: the piece in which code is followed or not.
final class SourceMember {
  /// The type that declares it; nil at the top of a file.
  let owner: String?
  let name: String
  let file: Int
  /// Nil for what a property is given at first.
  let code: Code?

  init(owner: String?, name: String, file: Int, code: Code?) {
    self.owner = owner
    self.name = name
    self.file = file
    self.code = code
  }

  var fullName: String { owner.map { "\($0).\(name)" } ?? name }
}

/// A write to something stored, which is navigation where that drives a container or presentation.
struct StateWrite {
  /// The names up to what is written: `router`, `path`.
  var chain: [String]
  var isOpening: Bool
  var text: String
  var site: Site
  var member: SourceMember
  var subject: String?
}

/// Something stored that a container or presentation is bound to.
struct BoundState {
  var chain: [String]
  var member: SourceMember
}
