/// The sequences of keys that the objects of records were seen to have.
///
/// A place in it stands for all that leads there from the start of a record: around a value, the keys of each object up
/// to the current one. No object has a key twice on the way, which is looked at once, when a place is learned. So what
/// takes a known way, as nearly all records of a log do, needs no such check, and a key is compared with the one that
/// came there before, not looked up.
struct KeyTrie: ~Copyable, Sendable {
  typealias Index = Int32

  /// What is needed at each step: one line of a cache.
  struct Place: BitwiseCopyable {
    /// The first 16 bytes of the key and its closing quotation mark.
    var low: UInt64 = 0
    var high: UInt64 = 0
    var lowMask: UInt64 = 0
    var highMask: UInt64 = 0
    /// The member behind, and another one that was seen where this one is.
    var next = KeyTrie.none
    var alternative = KeyTrie.none
    /// The place whose value this is inside of.
    var owner = KeyTrie.none
    /// The start of an object, and the elements of a list, that was the value here.
    var object = KeyTrie.none
    var list = KeyTrie.none
    /// How many bytes the key has, with its closing quotation mark, and where the words of a long one begin.
    var count: UInt16 = 0
    var rest: Int32 = 0
    var role = RecordShape.noRole
    var isElement = false
  }

  /// What is needed to learn.
  struct Origin: BitwiseCopyable {
    /// The member before, in the same object.
    var previous = KeyTrie.none
    /// What the shape says of the value.
    var part: Int32
    /// How many keys the object has up to here, and a bit for each, which keys may share.
    var ordinal: Int32 = 0
    var marks: UInt64 = 0
    var depth = 0
  }

  /// No place.
  static let none: Index = -1
  /// The place whose value is the record.
  static let root: Index = 0
  /// How deep values may be nested, and how many keys an object may have.
  private static let maximumDepth = 60
  private static let maximumKeys = 200
  private static let maximumKey = 1_000
  /// How many members may be known for one place.
  private static let maximumAlternatives = 64
  /// How many places are kept from one record to the next.
  private static let maximumPlaces = 4_096

  private let shape: RecordShape
  private var places = Column<Place>()
  private var origins = Column<Origin>()
  /// The bytes of long keys from the 17th on, eight in a word.
  private var words = Column<UInt64>()

  init(_ shape: RecordShape) {
    self.shape = shape
    forget()
  }

  private mutating func forget() {
    places.removeAll()
    origins.removeAll()
    words.removeAll()
    _ = add(Place(), Origin(part: RecordShape.record))
  }

  private mutating func add(_ place: Place, _ origin: Origin) -> Index {
    places.append(place)
    origins.append(origin)
    return Index(places.count - 1)
  }

  /// Forgets what was learned where it has become too much; places are not valid any more then.
  @inline(__always) mutating func beginRecord() {
    if places.count > Self.maximumPlaces { forget() }
  }

  /// What the value of a place is for.
  @inline(__always) func role(_ place: Index) -> UInt8 { places[Int(place)].role }
  /// Whether a place is that of a list's elements.
  @inline(__always) func isElement(_ place: Index) -> Bool { places[Int(place)].isElement }
  /// The place whose value a place is inside of.
  @inline(__always) func owner(_ place: Index) -> Index { places[Int(place)].owner }

  /// How many bytes a member's key has, with its closing quotation mark.
  @inline(__always) func keyCount(_ place: Index) -> Int { Int(places[Int(place)].count) }

  /// The member behind a place; ``none`` where it is not known.
  ///
  /// - Parameter key: where its key begins, behind the quotation mark.
  @inline(__always) func member(behind place: Index, _ key: Int, _ block: RawSpan) -> Index {
    var index = places[Int(place)].next
    while index >= 0, !isKey(of: Int(index), block, key) { index = places[Int(index)].alternative }
    return index
  }

  @inline(__always) private func isKey(of place: Int, _ block: RawSpan, _ start: Int) -> Bool {
    let low = (block.word(start) ^ places[place].low) & places[place].lowMask
    let high = (block.word(start &+ 8) ^ places[place].high) & places[place].highMask
    guard low | high == 0 else { return false }
    let count = Int(places[place].count)
    var (word, offset) = (Int(places[place].rest), 16)
    // The end of a line differs from any key, so no read goes further than the first word that does.
    while offset < count {
      if (block.word(start + offset) ^ words[word]) & Word.mask(count - offset) != 0 { return false }
      offset += 8
      word += 1
    }
    return true
  }
}

extension KeyTrie {
  /// Learns the member behind a place; ``none`` where its object has that key already, or where this goes too far.
  ///
  /// - Parameter key: where the key is, which has no escapes.
  @inline(never) mutating func learn(_ key: Range<Int>, _ block: RawSpan, behind place: Index) -> Index {
    let before = origins[Int(place)]
    let mark = ShortText(block, key.lowerBound, key.count).mark
    guard before.ordinal < Self.maximumKeys, key.count < Self.maximumKey,
      before.marks & mark == 0 || !isThere(key, block, place)
    else { return Self.none }
    var origin = Origin(part: shape.member(block.bytes(key), of: origins[Int(first(before: place))].part))
    origin.marks = before.marks | mark
    (origin.previous, origin.ordinal, origin.depth) = (place, before.ordinal + 1, before.depth)
    var new = Place()
    set(key.lowerBound..<(key.upperBound + 1), block, of: &new)
    (new.role, new.owner) = (shape.role(of: origin.part), places[Int(place)].owner)
    let next = places[Int(place)].next
    if alternatives(to: next) < Self.maximumAlternatives { new.alternative = next }
    let index = add(new, origin)
    places[Int(place)].next = index
    return index
  }

  /// The start of the object that a member is in.
  private func first(before place: Index) -> Index {
    var place = place
    while origins[Int(place)].previous >= 0 { place = origins[Int(place)].previous }
    return place
  }

  private func isThere(_ key: Range<Int>, _ block: RawSpan, _ place: Index) -> Bool {
    var place = Int(place)
    while origins[place].previous >= 0 {
      if places[place].count == key.count + 1, isKey(of: place, block, key.lowerBound) { return true }
      place = Int(origins[place].previous)
    }
    return false
  }

  private func alternatives(to place: Index) -> Int {
    var (count, place) = (0, place)
    while place >= 0 {
      count += 1
      place = places[Int(place)].alternative
    }
    return count
  }

  private mutating func set(_ key: Range<Int>, _ block: RawSpan, of place: inout Place) {
    place.count = UInt16(key.count)
    place.rest = Int32(words.count)
    place.lowMask = Word.mask(key.count)
    place.highMask = Word.mask(max(key.count - 8, 0))
    place.low = block.word(key.lowerBound) & place.lowMask
    place.high = block.word(key.lowerBound + 8) & place.highMask
    for offset in stride(from: key.lowerBound + 16, to: key.upperBound, by: 8) {
      words.append(block.word(offset))
    }
  }

  /// The start of the object, or of the list, that is the value of a place; ``none`` where it is too deep.
  @inline(__always) mutating func inside(_ place: Index, isList: Bool) -> Index {
    let known = isList ? places[Int(place)].list : places[Int(place)].object
    return known >= 0 ? known : learnInside(place, isList: isList)
  }

  @inline(never) private mutating func learnInside(_ place: Index, isList: Bool) -> Index {
    let outer = origins[Int(place)]
    guard outer.depth < Self.maximumDepth else { return Self.none }
    var origin = Origin(part: isList ? shape.elements(of: outer.part) : outer.part)
    origin.depth = outer.depth + 1
    var new = Place()
    (new.owner, new.isElement) = (place, isList)
    if isList { new.role = shape.role(of: origin.part) }
    let index = add(new, origin)
    if isList { places[Int(place)].list = index } else { places[Int(place)].object = index }
    return index
  }
}

extension ShortText {
  /// One bit of 64, mostly another one for another text.
  fileprivate var mark: UInt64 {
    let mixed = (low ^ high &* 31 ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    return 1 << (mixed >> 58)
  }
}
