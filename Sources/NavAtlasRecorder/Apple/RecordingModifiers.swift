#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Records the path of a stack whenever it changes; for views that keep it in a state.
    public func records<Path: Collection & Equatable>(
      _ path: Path, in stack: String = "main", to recorder: Recorder,
      screen: @escaping (Path.Element) -> RecordedScreen = { RecordedScreen(describing: $0) }
    ) -> some View where Path.Element: Hashable {
      onChange(of: path) { path in recorder.record(path: path, in: stack, screen: screen) }
    }

    /// Records what is selected in a column of a split view.
    public func records(selection: some Hashable & Sendable, in column: String, to recorder: Recorder)
      -> some View
    {
      onChange(of: selection) { selection in recorder.record(selection: selection, in: column) }
    }

    /// Records which tab is selected; the tabs' tags are the keys of the layout.
    public func records(tab: String, to recorder: Recorder) -> some View {
      onChange(of: tab) { tab in recorder.select(tab: tab) }
    }

    /// Records what a binding presents; `nil` for nothing.
    public func records(
      presented screen: RecordedScreen?, as style: RecordedStyle = .sheet, stack: String,
      to recorder: Recorder
    ) -> some View {
      onChange(of: screen) { screen in recorder.record(presented: screen, as: style, stack: stack) }
    }

    /// Records URLs as they come, and writes what waits when the app leaves the foreground.
    ///
    /// Stands beside `onOpenURL`, which goes on handling the URL.
    public func recordsScene(to recorder: Recorder) -> some View {
      modifier(SceneRecording(recorder: recorder))
    }
  }

  private struct SceneRecording: ViewModifier {
    let recorder: Recorder
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
      content
        .onOpenURL { url in recorder.opened(url.absoluteString) }
        .onChange(of: phase) { phase in if phase != .active { recorder.flush() } }
    }
  }
#endif
