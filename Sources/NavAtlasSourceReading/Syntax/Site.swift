/// A place in the sources.
@usableFromInline package struct Site: NumberedKey, Comparable {
  @usableFromInline package var file: Int
  @usableFromInline package var offset: Offset

  @inlinable package init(file: Int, offset: Offset) {
    self.file = file
    self.offset = offset
  }

  @inlinable package static func < (left: Site, right: Site) -> Bool {
    (left.file, left.offset) < (right.file, right.offset)
  }
  @inlinable package static func == (left: Site, right: Site) -> Bool {
    left.file == right.file && left.offset == right.offset
  }
  @inlinable package var keyNumber: Int { file &<< 32 ^ Int(offset) }
}
