import Foundation
import NavAtlasTraces
import Synchronization

/// A gzip file that is inflated on a thread of its own, a few blocks ahead of who reads.
final class AheadSource: Sendable {
  private static let blockSize = 1 << 18
  private static let blocks = 4

  private struct State {
    var ready: [[UInt8]] = []
    var failure: Workspace.Failure?
    var isDone = false
    var isAbandoned = false
  }

  private let state = Mutex(State())
  private let filled = DispatchSemaphore(value: 0)
  private let free = DispatchSemaphore(value: AheadSource.blocks)

  init(_ input: TraceInput) {
    let thread = Thread { self.inflate(input) }
    thread.start()
  }

  /// Lets the thread end.
  func abandon() {
    state.withLock { $0.isAbandoned = true }
    free.signal()
  }

  private func inflate(_ input: TraceInput) {
    do throws(Workspace.Failure) {
      var source = try GzipSource(input.source(), input.name)
      while true {
        free.wait()
        if state.withLock({ $0.isAbandoned }) { return }
        let block = try source.readBlock(Self.blockSize)
        state.withLock { state in
          if block.isEmpty { state.isDone = true } else { state.ready.append(block) }
        }
        filled.signal()
        if block.isEmpty { return }
      }
    } catch {
      state.withLock { $0.failure = error }
      filled.signal()
    }
  }

  /// The next block; empty at the end.
  func next() throws(Workspace.Failure) -> [UInt8] {
    filled.wait()
    let (block, failure) = state.withLock { state -> ([UInt8], Workspace.Failure?) in
      state.ready.isEmpty ? ([], state.failure) : (state.ready.removeFirst(), nil)
    }
    if let failure { throw failure }
    if block.isEmpty { filled.signal() } else { free.signal() }
    return block
  }
}

/// The reader's end of an ``AheadSource``.
struct InflatedSource: ByteSource, ~Copyable {
  private let ahead: AheadSource
  private var block: [UInt8] = []
  private var offset = 0

  init(_ input: TraceInput) { ahead = AheadSource(input) }

  deinit { ahead.abandon() }

  mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(Workspace.Failure) -> Int {
    if offset == block.count {
      block = try ahead.next()
      offset = 0
    }
    let part = block[offset...].prefix(buffer.count)
    buffer.copyBytes(from: part)
    offset += part.count
    return part.count
  }
}

extension ByteSource where Self: ~Copyable, Failure == Workspace.Failure {
  /// The next bytes, at most so many; empty at the end.
  mutating func readBlock(_ size: Int) throws(Workspace.Failure) -> [UInt8] {
    var failure: Workspace.Failure?
    let block = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      do throws(Workspace.Failure) {
        count = try read(into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return block
  }

  /// All bytes that are left.
  mutating func readAll(_ path: String, limit: Int) throws(Workspace.Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let block = try readBlock(1 << 18)
      if block.isEmpty { return bytes }
      bytes += block
      if bytes.count > limit { throw .tooLarge(path, limit: limit) }
    }
  }
}
