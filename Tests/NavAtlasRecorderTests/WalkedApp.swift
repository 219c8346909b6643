import NavAtlasRecorder
import TestSupport

/// An app with tabs, a split view and layers, which somebody taps through at random and which tells a recorder.
struct WalkedApp {
  static let definition = """
    name: Walked
    selected: home
    tabs:
      home:
        stack: Home
        arrows:
          - Home -push-> List -push-> Item -push-> Item
          - Item -replace-> Note
          - Item -pop(2)->
          - Note -popToRoot->
          - Item -popTo-> List
          - Home -setPath-> List, Item
          - Home -viewPush-> Help
          - Home -sheet-> Sheet
          - Item -cover-> Cover
          - Cover -dismiss->
          - Sheet -sheet-> Picker
          - Picker -dismissAll->
      mail:
        split:
          sidebar: Boxes
          detail: {root: Message, placeholder: NoMessage, stack: true}
        arrows:
          - Message -push-> Info -push-> Sender
    containers:
      sheet:
        sheet: Sheet
        stack: true
        arrows:
          - Sheet -push-> Step -push-> Step
          - Step -popToRoot->
    launch: Home
    urls:
      walk://item/:id: Home > List > Item
    """

  static let layout = RecordedLayout.tabs(
    RecordedTab("home", root: "Home"),
    RecordedTab(
      "mail", columns: [RecordedPane("boxes", root: "Boxes"), RecordedPane("message", root: "Message")]))

  let recorder: Recorder
  private var random: SplitMix64
  private var tab = "home"
  private var home: [String] = []
  private var helps = false
  private var mail: [String] = []
  private var box: Int?
  private var sheet: [String]?
  private var top: String?
  private var number = 0

  init(_ recorder: Recorder, seed: UInt64) {
    self.recorder = recorder
    random = SplitMix64(seed: seed)
  }

  /// What is on top of the home tab; names are `Item 3`, of which the first word is the screen.
  private var screen: String {
    if let top { return top }
    if let sheet { return sheet.last ?? "Sheet" }
    if tab == "mail" { return mail.last ?? (box == nil ? "Boxes" : "Message") }
    return helps ? "Help" : home.last ?? "Home"
  }

  private func kind(_ name: String) -> String { String(name.prefix { $0 != " " }) }

  mutating func step() {
    number += 1
    let taps = taps(on: kind(screen))
    guard let tap = taps.randomElement(using: &random) else { return }
    take(tap)
  }

  private func taps(on screen: String) -> [String] {
    let bar = top == nil && sheet == nil ? ["tab"] : []
    return switch screen {
    case "Home": bar + ["push List", "set", "help", "sheet", "url"]
    case "Help": bar + ["back help"]
    case "List": bar + ["push Item", "back"]
    case "Item": bar + ["push Item", "replace Note", "pop 2", "to list", "cover", "back", "url"]
    case "Note": bar + ["root", "back"]
    case "Sheet": ["push Step", "picker", "close"]
    case "Step": ["push Step", "root", "back", "close"]
    case "Cover": ["uncover"]
    case "Picker": ["close all", "unpick"]
    case "Boxes": bar + ["select"]
    case "Message": bar + ["push Info", "select", "deselect"]
    case "Info": bar + ["push Sender", "back", "select"]
    default: bar + ["back", "select"]
    }
  }

  private mutating func take(_ tap: String) {
    switch tap {
    case "tab":
      tab = tab == "home" ? "mail" : "home"
      recorder.select(tab: tab)
    case "help", "back help":
      helps.toggle()
      if helps { recorder.show("Help", in: "home") } else { recorder.hide(in: "home") }
    case "sheet", "close", "picker", "unpick", "close all", "cover", "uncover": present(tap)
    case "select", "deselect":
      box = tap == "select" ? (0..<3).filter { $0 != box }.randomElement(using: &random) : nil
      mail = []
      recorder.record(selection: box, in: "boxes")
    case "url":
      recorder.open("walk://item/7?secret=1") { write(["List", "Item 7"]) }
    default: write(changed(path, by: tap), as: tap == "pop 2" ? .pop : tap == "to list" ? .popTo : nil)
    }
  }

  private mutating func present(_ tap: String) {
    switch tap {
    case "sheet": sheet = []
    case "picker", "cover": top = tap == "cover" ? "Cover" : "Picker"
    case "unpick", "uncover": top = nil
    default: (sheet, top) = (nil, nil)
    }
    switch tap {
    case "close all": recorder.dismissAll()
    case "cover", "uncover":
      recorder.record(presented: top.map { RecordedScreen($0) }, as: .cover, stack: "top")
    case "picker", "unpick": recorder.record(presented: top.map { RecordedScreen($0) }, stack: "top")
    default: recorder.record(presented: sheet.map { _ in "Sheet" }, stack: "sheet")
    }
  }

  private var path: [String] { sheet ?? (tab == "mail" ? mail : home) }

  private func changed(_ path: [String], by tap: String) -> [String] {
    let words = tap.split(separator: " ").map(String.init)
    switch words[0] {
    case "push": return path + ["\(words[1]) \(number)"]
    case "replace": return path.dropLast() + ["\(words[1]) \(number)"]
    case "pop": return Array(path.dropLast(2))
    case "to": return Array(path.prefix(1))
    case "set": return ["List", "Item \(number)"]
    case "root": return []
    default: return Array(path.dropLast())
    }
  }

  private mutating func write(_ path: [String], as move: RecordedMove? = nil) {
    let stack = sheet != nil ? "sheet" : tab == "mail" ? "message" : "home"
    switch stack {
    case "sheet": sheet = path
    case "message": mail = path
    default: home = path
    }
    recorder.record(path: path, in: stack, as: move) { RecordedScreen(String($0.prefix { $0 != " " })) }
  }
}
