package import NavAtlasSourceReading

/// A declaration that may be private to its file.
package protocol AccessControlled {
  var isFilePrivate: Bool { get }
}

extension Function: AccessControlled {}
extension Property: AccessControlled {}

extension DeclaredType.Member where Declaration: AccessControlled {
  package var isFilePrivate: Bool { declaration.isFilePrivate }
}

extension Array {
  /// The members that code of a file can name: files may have private ones of the same name.
  package func seen<Declaration: AccessControlled>(from file: Int) -> Self
  where Element == DeclaredType.Member<Declaration> {
    contains { $0.isFilePrivate && $0.file != file } ? filter { !$0.isFilePrivate || $0.file == file } : self
  }
}
