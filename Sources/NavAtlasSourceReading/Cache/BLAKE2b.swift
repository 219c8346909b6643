/// The hash BLAKE2b of RFC 7693, with a digest of 256 bits and without a key.
///
/// It is as hard to deceive as SHA-2, and in plain 64-bit arithmetic it is several times as fast.
package struct BLAKE2b {
  /// 256 bits; the numbers are little-endian.
  package typealias Digest = SIMD4<UInt64>

  private typealias Words = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)

  private static let blockSize = 128
  private static let start: Words = (
    0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1,
    0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F, 0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179
  )
  /// In which order each round takes the sixteen words of a block; the first word is in the lowest four bits.
  private static let orders: [UInt64] = [
    0xFEDC_BA98_7654_3210, 0x357B_20C1_6DF9_84AE, 0x4917_63EA_DF25_0C8B, 0x8F04_A562_EBCD_1397,
    0xD386_CB1E_FA42_7509, 0x91EF_57D4_38B0_A6C2, 0xB829_3670_A4DE_F15C, 0xA268_4F05_931C_E7BD,
    0x5A41_7D2C_803B_9EF6, 0x0DC3_E9BF_5167_482A, 0xFEDC_BA98_7654_3210, 0x357B_20C1_6DF9_84AE,
  ]

  private var state: SIMD8<UInt64>
  private var count: UInt64 = 0

  private init() {
    let (a, b, c, d, e, f, g, h) = Self.start
    // One tree of one level, no key, 32 bytes of digest.
    state = SIMD8(a ^ 0x0101_0020, b, c, d, e, f, g, h)
  }

  /// O(bytes).
  package static func digest(_ bytes: UnsafeRawBufferPointer) -> Digest {
    var hash = BLAKE2b()
    guard var next = bytes.baseAddress else { return hash.finished(bytes) }
    let end = next + bytes.count
    // The last block is mixed in otherwise, so a full one waits until it is known that more follows.
    while end - next > blockSize {
      hash.mix(next, count: blockSize, isLast: false)
      next += blockSize
    }
    return hash.finished(UnsafeRawBufferPointer(start: next, count: end - next))
  }

  package static func digest(_ text: String) -> Digest { Array(text.utf8).withUnsafeBytes { digest($0) } }

  private consuming func finished(_ rest: UnsafeRawBufferPointer) -> Digest {
    withUnsafeTemporaryAllocation(byteCount: Self.blockSize, alignment: 8) { block in
      block.initializeMemory(as: UInt8.self, repeating: 0)
      block.copyMemory(from: rest)
      guard let start = block.baseAddress else { return }
      mix(start, count: rest.count, isLast: true)
    }
    return state.lowHalf
  }

  private mutating func mix(_ block: UnsafeRawPointer, count added: Int, isLast: Bool) {
    count &+= UInt64(added)
    var (a0, a1, a2, a3) = (state[0], state[1], state[2], state[3])
    var (b0, b1, b2, b3) = (state[4], state[5], state[6], state[7])
    var (c0, c1, c2, c3, d0, d1, d2, d3) = Self.start
    d0 ^= count
    if isLast { d2 = ~d2 }
    for order in Self.orders {
      let words = BlockWords(block: block, order: order)
      Self.stir(&a0, &b0, &c0, &d0, words[0], words[1])
      Self.stir(&a1, &b1, &c1, &d1, words[2], words[3])
      Self.stir(&a2, &b2, &c2, &d2, words[4], words[5])
      Self.stir(&a3, &b3, &c3, &d3, words[6], words[7])
      Self.stir(&a0, &b1, &c2, &d3, words[8], words[9])
      Self.stir(&a1, &b2, &c3, &d0, words[10], words[11])
      Self.stir(&a2, &b3, &c0, &d1, words[12], words[13])
      Self.stir(&a3, &b0, &c1, &d2, words[14], words[15])
    }
    state ^= SIMD8(a0, a1, a2, a3, b0, b1, b2, b3) ^ SIMD8(c0, c1, c2, c3, d0, d1, d2, d3)
  }

  @inline(__always) private static func stir(
    _ a: inout UInt64, _ b: inout UInt64, _ c: inout UInt64, _ d: inout UInt64, _ x: UInt64, _ y: UInt64
  ) {
    a = a &+ b &+ x
    d = rotate(d ^ a, 32)
    c = c &+ d
    b = rotate(b ^ c, 24)
    a = a &+ b &+ y
    d = rotate(d ^ a, 16)
    c = c &+ d
    b = rotate(b ^ c, 63)
  }

  @inline(__always) private static func rotate(_ word: UInt64, _ bits: UInt64) -> UInt64 {
    word &>> bits | word &<< (64 &- bits)
  }
}

/// The words of a block, in the order of one round.
private struct BlockWords {
  let block: UnsafeRawPointer
  let order: UInt64

  @inline(__always) subscript(_ position: UInt64) -> UInt64 {
    let word = Int(truncatingIfNeeded: order &>> (4 &* position) & 15)
    return UInt64(littleEndian: block.loadUnaligned(fromByteOffset: 8 &* word, as: UInt64.self))
  }
}
