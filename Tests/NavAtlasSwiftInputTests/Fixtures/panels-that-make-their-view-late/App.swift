import AppKit
import SwiftUI

@main struct FoundryApp: App {
  var body: some Scene { WindowGroup { FloorView() } }
}

/// Makes its view late, of the closure that it was made with.
final class CastingPanel<Content: View>: NSPanel {
  @Binding private var isPresented: Bool
  private let rootView: () -> Content

  private lazy var host: NSHostingView<some View> = {
    let view = NSHostingView(rootView: rootView().padding())
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }()

  init(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    _isPresented = isPresented
    rootView = content
    super.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
    contentView = host
  }

  override func close() {
    super.close()
    isPresented = false
  }
}

struct CastingModifier<Panel: View>: ViewModifier {
  @Binding var isPresented: Bool
  @ViewBuilder let content: () -> Panel
  @State private var panel: CastingPanel<Panel>?

  func body(content view: Content) -> some View {
    view
      .onAppear {
        panel = CastingPanel(isPresented: $isPresented, content: content)
        if isPresented { present() }
      }
      .onChange(of: isPresented) { _, isNow in
        if isNow { present() } else { panel?.close() }
      }
  }

  private func present() {
    panel?.center()
    panel?.orderFront(nil)
  }
}

extension View {
  func casting<Panel: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Panel)
    -> some View
  {
    modifier(CastingModifier(isPresented: isPresented, content: content))
  }
}

final class Panels {
  static let shared = Panels()
  private var slag: CastingPanel<SlagView>?

  func showSlag() {
    slag = CastingPanel(isPresented: .constant(true)) { SlagView() }
    slag?.makeKeyAndOrderFront(nil)
  }
}

struct FloorView: View {
  @State private var isCasting = false
  var body: some View {
    VStack {
      Button("Cast") { isCasting = true }
      Button("Slag") { Panels.shared.showSlag() }
    }
    .casting(isPresented: $isCasting) { MouldView() }
  }
}

struct MouldView: View { var body: some View { Text("Mould") } }
struct SlagView: View { var body: some View { Text("Slag") } }
