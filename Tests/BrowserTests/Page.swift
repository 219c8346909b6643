import Foundation
import NavAtlasModel

/// One page in the browser.
struct Page {
  let browser: Browser
  private let session: String
  private let target: String

  /// Opens a file in a window of that size.
  init(
    _ file: URL, width: Int = 1440, height: Int = 900, isDark: Bool = false, isCalm: Bool = true,
    fragment: String = ""
  ) throws {
    browser = try Browser.shared.get()
    let made = try browser.send("Target.createTarget", [JSONMember("url", .string("about:blank"))])
    target = made["targetId"]?.string ?? ""
    let attached = try browser.send(
      "Target.attachToTarget", [JSONMember("targetId", .string(target)), JSONMember("flatten", .bool(true))])
    session = attached["sessionId"]?.string ?? ""
    for domain in ["Page", "Runtime", "Log", "Network"] { try send("\(domain).enable") }
    try setSize(width: width, height: height)
    try setMedia(isDark: isDark, isCalm: isCalm)
    try navigate(file, fragment)
  }

  private func send(_ method: String, _ parameters: [JSONMember] = []) throws -> JSONNode {
    try browser.send(method, parameters, to: session)
  }

  private func send(_ method: String) throws { _ = try send(method, []) }

  func close() { _ = try? browser.send("Target.closeTarget", [JSONMember("targetId", .string(target))]) }

  // MARK: Surroundings

  private func setSize(width: Int, height: Int) throws {
    _ = try send(
      "Emulation.setDeviceMetricsOverride",
      [
        JSONMember("width", .number(width)), JSONMember("height", .number(height)),
        JSONMember("deviceScaleFactor", .number(1)), JSONMember("mobile", .bool(width < 500)),
      ])
  }

  private func setMedia(isDark: Bool, isCalm: Bool) throws {
    func feature(_ name: String, _ value: String) -> JSONNode {
      .object([JSONMember("name", .string(name)), JSONMember("value", .string(value))])
    }
    let features: [JSONNode] = [
      feature("prefers-color-scheme", isDark ? "dark" : "light"),
      feature("prefers-reduced-motion", isCalm ? "reduce" : "no-preference"),
    ]
    _ = try send("Emulation.setEmulatedMedia", [JSONMember("features", .array(features))])
  }

  func navigate(_ file: URL, _ fragment: String = "") throws {
    _ = try send("Page.navigate", [JSONMember("url", .string(file.absoluteString + fragment))])
    try wait("document.documentElement.dataset.ready === 'true'")
  }

  // MARK: Script

  /// The value of an expression; promises are waited for.
  @discardableResult func evaluate(_ expression: String) throws -> JSONNode {
    let answer = try send(
      "Runtime.evaluate",
      [
        JSONMember("expression", .string(expression)), JSONMember("returnByValue", .bool(true)),
        JSONMember("awaitPromise", .bool(true)),
      ])
    if let thrown = answer["exceptionDetails"] { throw Browser.Failure.refused(JSONWriter.compact(thrown)) }
    return answer["result"]?["value"] ?? .null
  }

  func text(_ expression: String) throws -> String {
    try evaluate("Promise.resolve(\(expression)).then(String)").string ?? ""
  }

  func number(_ expression: String) throws -> Int { Int(try text("Math.round(\(expression))")) ?? -1 }

  func holds(_ expression: String) throws -> Bool { try evaluate("Boolean(\(expression))") == .bool(true) }

  /// Waits until an expression holds, at most ten seconds.
  func wait(_ expression: String) throws {
    for _ in 0..<400 {
      if (try? holds(expression)) == true { return }
      Thread.sleep(forTimeInterval: 0.025)
    }
    throw Browser.Failure.slow(expression)
  }

  // MARK: Hands

  func click(_ selector: String) throws {
    let place = try middle(of: selector)
    try mouse("mousePressed", at: place, isDown: true)
    try mouse("mouseReleased", at: place)
  }

  func hover(_ selector: String) throws { try mouse("mouseMoved", at: try middle(of: selector)) }

  func drag(from selector: String, by distance: (x: Int, y: Int)) throws {
    let start = try middle(of: selector)
    try mouse("mousePressed", at: start, isDown: true)
    for step in 1...5 {
      try mouse(
        "mouseMoved", at: (start.x + distance.x * step / 5, start.y + distance.y * step / 5), isDown: true)
    }
    try mouse("mouseReleased", at: (start.x + distance.x, start.y + distance.y))
  }

  private func middle(of selector: String) throws -> (x: Int, y: Int) {
    // Where a layer is hidden, its twin in the other one is meant.
    let box =
      "[...document.querySelectorAll(\(Self.quoted(selector)))].find((e) => e.getClientRects().length > 0).getBoundingClientRect()"
    return (try number("\(box).x + \(box).width / 2"), try number("\(box).y + \(box).height / 2"))
  }

  private func mouse(_ kind: String, at place: (x: Int, y: Int), isDown: Bool = false) throws {
    _ = try send(
      "Input.dispatchMouseEvent",
      [
        JSONMember("type", .string(kind)), JSONMember("x", .number(place.x)),
        JSONMember("y", .number(place.y)),
        JSONMember("button", .string(kind == "mouseMoved" && !isDown ? "none" : "left")),
        JSONMember("buttons", .number(isDown ? 1 : 0)), JSONMember("clickCount", .number(1)),
      ])
  }

  func type(_ text: String) throws { _ = try send("Input.insertText", [JSONMember("text", .string(text))]) }

  /// Presses a key by its name: `Enter`, `ArrowRight`, `c`.
  func press(_ key: String) throws {
    let codes = [
      "Enter": 13, "Escape": 27, "Tab": 9, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
    ]
    var parts = [JSONMember("key", .string(key))]
    if let code = codes[key] {
      parts.append(JSONMember("windowsVirtualKeyCode", .number(code)))
      parts.append(JSONMember("code", .string(key)))
    }
    let letters = key.count == 1 ? key : key == "Enter" ? "\r" : nil
    let written = letters.map { [JSONMember("text", .string($0))] } ?? []
    _ = try send("Input.dispatchKeyEvent", [JSONMember("type", .string("keyDown"))] + parts + written)
    _ = try send("Input.dispatchKeyEvent", [JSONMember("type", .string("keyUp"))] + parts)
  }

  static func quoted(_ text: String) -> String { JSONWriter.compact(.string(text)) }

  // MARK: Looks

  /// The page as a PNG.
  func picture() throws -> [UInt8] {
    let data = try send("Page.captureScreenshot", [])["data"]?.string ?? ""
    return Data(base64Encoded: data).map(Array.init) ?? []
  }

  /// What went wrong: errors, exceptions, what the policy forbade, and what was asked of the network besides the file.
  func problems() -> [String] {
    browser.events(of: session).compactMap { event in
      let details = event["params"].map(JSONWriter.compact) ?? ""
      switch event["method"]?.string {
      case "Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled": return details
      case "Network.requestWillBeSent":
        let address = event["params"]?["request"]?["url"]?.string ?? ""
        return address.hasPrefix("file:") && event["params"]?["type"]?.string == "Document"
          || address.hasPrefix("blob:") ? nil : address
      default: return nil
      }
    }
  }
}
