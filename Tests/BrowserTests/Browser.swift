import Foundation
import NavAtlasModel
import Synchronization

/// A Chromium that is spoken to over two pipes in the DevTools protocol: one for the whole run of tests.
final class Browser: Sendable {
  enum Failure: Error {
    case notStarted(String)
    case gone
    case refused(String)
    case slow(String)
  }

  /// Seconds after which the browser is ended, whatever it does.
  private static let lifetime = 1800.0
  /// Seconds that an answer may take.
  private static let patience = 30.0

  /// The program; `CHROMIUM` names another. `nil` where there is none.
  static let program: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["CHROMIUM"] { return named }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
    let candidates =
      names.flatMap { name in folders.map { "\($0)/\(name)" } } + [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
      ]
    let found = candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    if found == nil {
      print("BrowserTests are skipped: there is no Chromium; install it or name it with CHROMIUM")
    }
    return found
  }()

  static let shared = Result { try Browser() }

  private struct State {
    var next = 1
    var waiting: [Int: DispatchSemaphore] = [:]
    var answers: [Int: JSONNode] = [:]
    var events: [String: [JSONNode]] = [:]
    var isGone = false
  }

  private let state = Mutex(State())
  private let writing: Int32
  private let process: Int32

  private init() throws {
    guard let program = Self.program else { throw Failure.notStarted("there is no Chromium") }
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "navatlas-browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (input, output) = (folder.path() + "/in", folder.path() + "/out")
    guard mkfifo(input, 0o600) == 0, mkfifo(output, 0o600) == 0 else { throw Failure.notStarted("no pipes") }
    // Open for both, so that neither side waits for the other.
    writing = open(input, O_RDWR | O_CLOEXEC)
    let reading = open(output, O_RDWR | O_CLOEXEC)
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c",
      """
      exec "$0" --headless=new --no-sandbox --disable-gpu --hide-scrollbars --no-first-run --disable-extensions \
      --disable-background-networking --remote-debugging-pipe --user-data-dir="$1/profile" 3<"$1/in" 4>"$1/out" \
      >/dev/null 2>&1
      """, program, folder.path(),
    ]
    try shell.run()
    process = shell.processIdentifier
    let (pid, path) = (process, folder.path())
    Leftovers.shared.withLock { $0.append(.init(process: pid, folder: path)) }
    atexit { Leftovers.end() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.lifetime) { Leftovers.end() }
    Thread.detachNewThread { [self] in listen(to: reading) }
    _ = try send("Browser.getVersion")
  }

  // MARK: Speaking

  /// Sends a command and waits for its answer.
  @discardableResult func send(
    _ method: String, _ parameters: [JSONMember] = [], to session: String? = nil
  ) throws -> JSONNode {
    let answered = DispatchSemaphore(value: 0)
    let id = state.withLock { state in
      defer { state.next += 1 }
      state.waiting[state.next] = answered
      return state.next
    }
    var message = [
      JSONMember("id", .number(id)), JSONMember("method", .string(method)),
      JSONMember("params", .object(parameters)),
    ]
    if let session { message.append(JSONMember("sessionId", .string(session))) }
    write(Array(JSONWriter.compact(.object(message)).utf8) + [0])
    guard answered.wait(timeout: .now() + Self.patience) == .success else { throw Failure.slow(method) }
    guard let answer = state.withLock({ $0.answers.removeValue(forKey: id) }) else { throw Failure.gone }
    if let error = answer["error"] { throw Failure.refused("\(method): \(JSONWriter.compact(error))") }
    return answer["result"] ?? .null
  }

  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(writing, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// What was reported to a page so far.
  func events(of session: String) -> [JSONNode] { state.withLock { $0.events[session] ?? [] } }

  // MARK: Listening

  private func listen(to reading: Int32) {
    var pending: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(reading, &buffer, buffer.count)
      guard count > 0 else { break }
      for byte in buffer[..<count] {
        if byte == 0 {
          if let message = try? JSONParser.parse(pending) { take(message) }
          pending.removeAll(keepingCapacity: true)
        } else {
          pending.append(byte)
        }
      }
    }
  }

  private func take(_ message: JSONNode) {
    state.withLock { state in
      if case .number(let text)? = message["id"]?.value, let id = Int(text) {
        state.answers[id] = message
        state.waiting.removeValue(forKey: id)?.signal()
      } else if let session = message["sessionId"]?.string {
        state.events[session, default: []].append(message)
      }
    }
  }
}

/// What has to be ended and removed when the tests end.
private struct Leftovers {
  var process: Int32
  var folder: String

  static let shared = Mutex<[Leftovers]>([])

  static func end() {
    let all = shared.withLock { left in
      defer { left = [] }
      return left
    }
    for one in all {
      kill(-one.process, SIGKILL)
      kill(one.process, SIGKILL)
      usleep(200_000)
      try? FileManager.default.removeItem(atPath: one.folder)
    }
  }
}
