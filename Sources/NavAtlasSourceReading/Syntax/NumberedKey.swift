/// A key that a number stands for: one that is kept, or that nearly always tells keys apart.
///
/// Following looks up millions of such keys. The standard hash guards against keys that were chosen to collide, which
/// takes longer than everything else about a look-up; here nobody chooses them.
@usableFromInline package protocol NumberedKey: Hashable {
  var keyNumber: Int { get }
}

extension NumberedKey {
  @inlinable package func hash(into hasher: inout Hasher) { hasher.combine(keyNumber) }

  @inlinable package func _rawHashValue(seed: Int) -> Int {
    // Every table has another order, or filling one from another would be slow.
    let mixed = UInt(bitPattern: keyNumber ^ seed) &* 0x9E37_79B9_7F4A_7C15
    return Int(bitPattern: mixed ^ (mixed &>> 32))
  }
}

extension ObjectIdentifier {
  /// The number of an object while it is there.
  @inlinable package var keyNumber: Int { Int(bitPattern: self) }
}
