import AppKit
import SwiftUI

@main struct TidesApp: App {
  @NSApplicationDelegateAdaptor(TidesDelegate.self) private var delegate
  var body: some Scene { Settings { HarboursView() } }
}

final class TidesDelegate: NSObject, NSApplicationDelegate {
  private var item: NSStatusItem?
  private let popover = NSPopover()
  private var moon: MoonItem?

  func applicationDidFinishLaunching(_ notification: Notification) {
    popover.behavior = .transient
    popover.contentViewController = NSHostingController(rootView: TidesView())
    item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    item?.button?.action = #selector(toggle)
    moon = MoonItem()
  }

  @objc private func toggle() {
    guard let button = item?.button else { return }
    if popover.isShown {
      popover.performClose(nil)
    } else {
      popover.show(relativeTo: button.bounds, of: button, preferredEdge: .minY)
    }
  }
}

/// Fills its popover as it is made.
final class MoonItem {
  private let item = NSStatusBar.system.statusItem(withLength: 20)
  private var popover = NSPopover()

  init() {
    popover.contentViewController = NSHostingController(rootView: MoonView())
    item.button?.action = #selector(show)
    item.button?.target = self
  }

  @objc func show() {
    guard let button = item.button else { return }
    popover.show(relativeTo: button.bounds, of: button, preferredEdge: .maxY)
  }
}

/// Fills its popover only when it is asked.
final class Legend {
  static let shared = Legend()
  private lazy var popover: NSPopover = {
    let popover = NSPopover()
    popover.contentViewController = NSHostingController(rootView: LegendView())
    return popover
  }()
  func show(at view: NSView) { popover.show(relativeTo: view.bounds, of: view, preferredEdge: .maxX) }
}

struct TidesView: View {
  let anchor = NSView()
  var body: some View { Button("Legend") { Legend.shared.show(at: anchor) } }
}

struct MoonView: View { var body: some View { Text("Moon") } }
struct LegendView: View { var body: some View { Text("Legend") } }
struct HarboursView: View { var body: some View { Text("Harbours") } }
