import AppKit
import SwiftUI

@main struct MeterApp: App {
  @NSApplicationDelegateAdaptor(MeterDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { GaugeView() }
  }
}

final class MeterDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) { MeterWindows.shared.prepare() }
}

final class MeterWindows {
  static let shared = MeterWindows()
  private var history: NSWindow?
  private var panel: NSPanel?
  private let hint = HintPanel()

  func prepare() {}

  func showHistory() {
    if history == nil {
      let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
      window.contentView = NSHostingView(rootView: HistoryView())
      history = window
    }
    history?.makeKeyAndOrderFront(nil)
  }

  func showLegend() {
    let panel = NSPanel(contentRect: .zero, styleMask: .borderless, backing: .buffered, defer: true)
    self.panel = panel
    self.panel?.contentViewController = NSHostingController(rootView: LegendView())
    panel.orderFrontRegardless()
  }

  func showReport() {
    let window = NSWindow(contentViewController: NSHostingController(rootView: ReportView()))
    NSWindowController(window: window).showWindow(nil)
  }

  func showHint() { hint.fill() }
}

final class HintPanel: NSPanel {
  func fill() {
    contentView = NSHostingView(rootView: HintView())
    makeKeyAndOrderFront(nil)
  }
}

struct GaugeView: View {
  var body: some View {
    Button("History") { MeterWindows.shared.showHistory() }
    Button("Legend") { MeterWindows.shared.showLegend() }
    Button("Hint") { MeterWindows.shared.showHint() }
  }
}

struct HistoryView: View {
  var body: some View { Button("Report") { MeterWindows.shared.showReport() } }
}

struct LegendView: View { var body: some View { Text("Legend") } }
struct ReportView: View { var body: some View { Text("Report") } }
struct HintView: View { var body: some View { Text("Hint") } }
