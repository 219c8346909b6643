/// A piece of code that is about navigation by its form alone, whether or not it was followed.
package struct NavigationConstruct {
  package enum Role: Hashable {
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

  package var role: Role
  /// What is written, in short: `sheet`, `path.append`.
  package var text: String
  package var site: Site
  /// The declaration whose code it is.
  package var member: SourceMember
  /// What it shows, as it is written.
  package var subject: String?

  package init(role: Role, text: String, site: Site, member: SourceMember, subject: String? = nil) {
    self.role = role
    self.text = text
    self.site = site
    self.member = member
    self.subject = subject
  }
}

/// A property, function or accessor: the piece in which code is followed or not.
package final class SourceMember {
  /// The type that declares it; nil at the top of a file.
  package let owner: String?
  package let name: String
  package let file: Int
  /// Nil for what a property is given at first.
  package let code: Code?

  package init(owner: String?, name: String, file: Int, code: Code?) {
    self.owner = owner
    self.name = name
    self.file = file
    self.code = code
  }

  package var fullName: String { owner.map { "\($0).\(name)" } ?? name }
}

/// A write to something stored, which is navigation where that drives a container or presentation.
package struct StateWrite {
  /// The names up to what is written: `router`, `path`.
  package var chain: [String]
  package var isOpening: Bool
  package var text: String
  package var site: Site
  package var member: SourceMember
  package var subject: String?
}

/// Something stored that a container or presentation is bound to.
package struct BoundState {
  package var chain: [String]
  package var member: SourceMember
}
