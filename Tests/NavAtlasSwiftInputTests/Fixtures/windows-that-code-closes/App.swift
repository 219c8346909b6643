import AppKit
import SwiftUI

@main final class LibraryDelegate: NSObject, NSApplicationDelegate {
  private lazy var welcome = NSWindowController(
    window: NSWindow(
      contentViewController: NSHostingController(
        rootView: Welcome(done: { [weak self] in self?.finish() }, shelve: { [weak self] in self?.shelve() }))
    ))
  private let shelf = Shelf()

  func applicationDidFinishLaunching(_ notification: Notification) { welcome.showWindow(nil) }

  private func finish() { welcome.close() }

  /// What is closed here is no window.
  private func shelve() { shelf.close() }
}

final class Shelf {
  func close() {}
}

struct Welcome: View {
  let done: () -> Void
  let shelve: () -> Void
  @State private var asks = false

  var body: some View {
    Button("Start", action: done)
    Button("Shelve", action: shelve)
    Button("Terms") { asks = true }
      .sheet(isPresented: $asks) { Terms() }
  }
}

struct Terms: View { var body: some View { Text("Terms") } }
