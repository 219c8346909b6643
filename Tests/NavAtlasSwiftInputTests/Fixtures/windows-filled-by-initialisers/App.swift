import AppKit
import SwiftUI

@main struct KilnApp: App {
  @NSApplicationDelegateAdaptor(KilnDelegate.self) private var delegate
  var body: some Scene { WindowGroup { ShelfView() } }
}

final class KilnDelegate: NSObject, NSApplicationDelegate {
  private var welcome: WelcomeWindowController?
  func applicationDidFinishLaunching(_ notification: Notification) {
    let controller = WelcomeWindowController()
    controller.showWindow(nil)
    welcome = controller
  }
}

final class WelcomeWindowController: NSWindowController {
  init() {
    let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    window.contentView = NSHostingView(rootView: WelcomeView())
    super.init(window: window)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class GlazeWindowController: NSWindowController {
  static let shared = GlazeWindowController()
  convenience init() {
    self.init(window: NSWindow(contentViewController: NSHostingController(rootView: GlazeView())))
  }
  func open() { window?.makeKeyAndOrderFront(nil) }
}

final class FloatingPanel<Content: View>: NSPanel {
  init(@ViewBuilder content: () -> Content) {
    super.init(contentRect: .zero, styleMask: [.nonactivatingPanel], backing: .buffered, defer: false)
    contentView = NSHostingView(rootView: content())
  }
}

final class LogWindowController: NSWindowController {
  override func windowDidLoad() {
    super.windowDidLoad()
    window?.contentViewController = NSHostingController(rootView: LogView())
  }
}

final class Panels {
  static let shared = Panels()
  private var firing: FloatingPanel<FiringView>?
  private lazy var cooling = FloatingPanel { CoolingView() }
  private lazy var tools: NSWindow = {
    let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    window.contentView = NSHostingView(rootView: ToolsView())
    return window
  }()
  private var note: NSWindowController?
  private let rack: NSPanel
  private let log = LogWindowController(windowNibName: "Log")

  init() {
    rack = NSPanel(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: true)
    rack.contentViewController = NSHostingController(rootView: RackView())
  }

  func showFiring() {
    if firing == nil { firing = FloatingPanel { FiringView() } }
    firing?.orderFrontRegardless()
  }
  func showCooling() { cooling.makeKeyAndOrderFront(nil) }
  func showTools() { tools.makeKeyAndOrderFront(nil) }
  func showRack() { rack.orderFront(nil) }
  func showLog() { log.showWindow(nil) }
  func showNote() {
    if note == nil { note = NSWindowController(window: FloatingPanel { NoteView() }) }
    note?.showWindow(nil)
  }
}

struct ShelfView: View {
  var body: some View {
    VStack {
      Button("Glaze") { GlazeWindowController.shared.open() }
      Button("Firing") { Panels.shared.showFiring() }
      Button("Cooling") { Panels.shared.showCooling() }
      Button("Tools") { Panels.shared.showTools() }
      Button("Rack") { Panels.shared.showRack() }
      Button("Log") { Panels.shared.showLog() }
      Button("Note") { Panels.shared.showNote() }
      Button("Pick") { NSApp.runModal(for: FloatingPanel { PickView() }) }
    }
  }
}

struct WelcomeView: View { var body: some View { Text("Welcome") } }
struct GlazeView: View {
  var body: some View { Button("Cup") { CupWindowController(cup: 3).showWindow(nil) } }
}
struct FiringView: View { var body: some View { Text("Firing") } }
struct CoolingView: View { var body: some View { Text("Cooling") } }
struct ToolsView: View { var body: some View { Text("Tools") } }
struct RackView: View { var body: some View { Text("Rack") } }
struct NoteView: View { var body: some View { Text("Note") } }
struct LogView: View { var body: some View { Text("Log") } }
struct PickView: View { var body: some View { Text("Pick") } }
struct CupView: View {
  let cup: Int
  var body: some View { Text("\(cup)") }
}

final class CupWindowController: NSWindowController {
  convenience init(cup: Int) {
    let host = NSHostingController(rootView: CupView(cup: cup))
    let window = NSWindow(contentViewController: host)
    self.init(window: window)
    window.center()
  }
}
