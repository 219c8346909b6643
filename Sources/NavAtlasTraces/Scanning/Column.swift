#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A growing array of plain values that is never copied: growing moves whole pages where the system can, so that the
/// memory in use stays near what is stored.
struct Column<Element: BitwiseCopyable>: ~Copyable, @unchecked Sendable {
  private var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int = 64) {
    self.capacity = max(capacity, 1)
    base = Self.memory(nil, self.capacity)
  }

  /// Creates a column of equal values.
  init(repeating value: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  deinit { free(base) }

  private static func memory(_ old: UnsafeMutablePointer<Element>?, _ capacity: Int) -> UnsafeMutablePointer<
    Element
  > {
    guard let memory = realloc(old, capacity * MemoryLayout<Element>.stride) else {
      fatalError("no memory is left for \(capacity) values")
    }
    return memory.assumingMemoryBound(to: Element.self)
  }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow(count + 1) }
    base[count] = element
    count += 1
  }

  @inline(never) private mutating func grow(_ needed: Int) {
    capacity = max(needed, capacity + capacity / 2)
    base = Self.memory(base, capacity)
  }

  mutating func removeAll() { count = 0 }

  mutating func removeLast() {
    assert(count > 0)
    count -= 1
  }
}

extension Column<UInt8> {
  /// Appends some bytes of a block, and makes sure that ``RawSpan/padding`` bytes behind them can be read.
  mutating func append(_ block: RawSpan, _ start: Int, _ length: Int) {
    let needed = count + length + RawSpan.padding
    if needed > capacity { grow(needed) }
    block.withUnsafeBytes { bytes in
      guard let source = bytes.baseAddress, length > 0 else { return }
      assert(start >= 0 && start + length <= bytes.count)
      (base + count).update(from: (source + start).assumingMemoryBound(to: UInt8.self), count: length)
    }
    count += length
  }

  /// Whether the bytes from an offset on are some bytes of a block.
  @inline(__always) func holds(at offset: Int, _ block: RawSpan, _ start: Int, _ length: Int) -> Bool {
    assert(offset + length + RawSpan.padding <= capacity)
    let own = RawSpan(_unsafeStart: UnsafeRawPointer(base), byteCount: capacity)
    return block.equals(start, own, offset, length)
  }

  /// The text that some bytes are.
  func text(_ offset: Int, _ length: Int) -> String {
    assert(offset >= 0 && offset + length <= count)
    return String(decoding: UnsafeRawBufferPointer(start: base + offset, count: length), as: UTF8.self)
  }

  /// Whether some bytes come before others, byte by byte.
  func isOrdered(_ one: (offset: Int, count: Int), _ other: (offset: Int, count: Int)) -> Bool {
    assert(one.offset + one.count <= count && other.offset + other.count <= count)
    let order = memcmp(base + one.offset, base + other.offset, min(one.count, other.count))
    return order != 0 ? order < 0 : one.count < other.count
  }

  /// The hash of some bytes.
  func hash(_ offset: Int, _ length: Int) -> UInt64 { withBytes { $0.hash(offset, length) } }

  /// Lends the bytes, and those that can be read behind them.
  func withBytes<Result>(_ work: (RawSpan) -> Result) -> Result {
    work(RawSpan(_unsafeStart: UnsafeRawPointer(base), byteCount: capacity))
  }

  /// Lets a source write up to so many bytes behind the last one; gives how many it wrote.
  mutating func fill<Failure: Error>(
    _ length: Int, _ write: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) -> Int {
    if count + length + RawSpan.padding > capacity { grow(count + length + RawSpan.padding) }
    let written = try write(UnsafeMutableRawBufferPointer(start: base + count, count: length))
    precondition(written >= 0 && written <= length)
    count += written
    return written
  }

  /// Moves the bytes from an offset on to the front, and forgets those before.
  mutating func removeFirst(_ offset: Int) {
    assert(offset >= 0 && offset <= count)
    base.update(from: base + offset, count: count - offset)
    count -= offset
  }

  /// Where the last line feed is.
  func lastLineFeed() -> Int? {
    var offset = count - 1
    while offset >= 0, base[offset] != 0x0A { offset -= 1 }
    return offset < 0 ? nil : offset
  }
}
