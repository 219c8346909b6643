import Testing

/// An app with a tab bar of its own, put together from parts: how the tab is kept, how the pages are chosen, how the bar
/// is written and where it stands.
struct TabBarComposition: CustomTestStringConvertible {
  /// What a tab is known by.
  enum Key: String, CaseIterable {
    case enumeration, number, text

    var type: String {
      switch self {
      case .enumeration: "Page"
      case .number: "Int"
      case .text: "String"
      }
    }

    var values: [String] {
      switch self {
      case .enumeration: ["Page.boats", "Page.lakes", "Page.ports"]
      case .number: ["0", "1", "2"]
      case .text: ["\"boats\"", "\"lakes\"", "\"ports\""]
      }
    }

    var all: String {
      switch self {
      case .enumeration: "Page.allCases"
      case .number: "0..<3"
      case .text: "[\(values.joined(separator: ", "))]"
      }
    }
  }

  enum Pages: String, CaseIterable { case cases, conditions, conditionsBeside, opacity, property, tabView }
  enum Bar: String, CaseIterable { case buttons, loop, view, viewWithLoop, items }
  enum Place: String, CaseIterable { case column, layers, inset, overlay, reader }

  var key: Key
  var pages: Pages
  var bar: Bar
  var place: Place

  var testDescription: String { "\(key) \(pages) \(bar) \(place)" }

  /// Each key with each way to choose pages and each bar; the places take turns.
  static let all: [TabBarComposition] = {
    var all: [TabBarComposition] = []
    for key in Key.allCases {
      for pages in Pages.allCases {
        for bar in Bar.allCases {
          let place = Place.allCases[(all.count + all.count / 5) % Place.allCases.count]
          all.append(TabBarComposition(key: key, pages: pages, bar: bar, place: place))
        }
      }
    }
    return all
  }()

  var source: String {
    """
    import SwiftUI
    @main struct LakeApp: App { var body: some Scene { WindowGroup { HarbourView() } } }
    enum Page: CaseIterable { case boats, lakes, ports }
    struct HarbourView: View {
      @State private var page: \(key.type) = \(key.values[0])
      var body: some View { \(layout) }
      @ViewBuilder private var content: some View { \(cases) }
    }
    struct BarView: View {
      @Binding var page: \(key.type)
      var body: some View { HStack { \(buttons) } }
    }
    struct LoopBarView: View {
      @Binding var page: \(key.type)
      var body: some View { HStack { \(loop) } }
    }
    struct BarItem: View {
      @Binding var page: \(key.type)
      let own: \(key.type)
      var body: some View { Button { page = own } label: { Text("a").bold(page == own) } }
    }
    struct BoatsView: View {
      @Binding var page: \(key.type)
      var body: some View { Button("Ports") { page = \(key.values[2]) } }
    }
    struct LakesView: View { var body: some View { Text("Lakes") } }
    struct PortsView: View { var body: some View { Text("Ports") } }
    """
  }

  private var views: [String] { ["BoatsView(page: $page)", "LakesView()", "PortsView()"] }

  private func asks(_ position: Int) -> String { "page == \(key.values[position])" }

  private var cases: String {
    let last = key == .enumeration ? "case \(key.values[2])" : "default"
    return """
      switch page {
      case \(key.values[0]): \(views[0])
      case \(key.values[1]): \(views[1])
      \(last): \(views[2])
      }
      """
  }

  private var chosen: String {
    switch pages {
    case .cases: cases
    case .conditions: "if \(asks(0)) { \(views[0]) } else if \(asks(1)) { \(views[1]) } else { \(views[2]) }"
    case .conditionsBeside: (0..<3).map { "if \(asks($0)) { \(views[$0]) }" }.joined(separator: "\n")
    case .opacity:
      "ZStack { \((0..<3).map { "\(views[$0]).opacity(\(asks($0)) ? 1 : 0)" }.joined(separator: "\n")) }"
    case .property: "content"
    case .tabView:
      "TabView(selection: $page) { \((0..<3).map { "\(views[$0]).tag(\(key.values[$0]))" }.joined(separator: "\n")) }"
    }
  }

  private var buttons: String {
    key.values.map { "Button { page = \($0) } label: { Text(\"a\") }" }.joined(separator: "\n")
  }

  private var loop: String {
    "ForEach(\(key.all), id: \\.self) { each in Button { page = each } label: { Text(\"a\") } }"
  }

  private var written: String {
    switch bar {
    case .buttons: "HStack { \(buttons) }"
    case .loop: "HStack { \(loop) }"
    case .view: "BarView(page: $page)"
    case .viewWithLoop: "LoopBarView(page: $page)"
    case .items:
      "HStack { \(key.values.map { "BarItem(page: $page, own: \($0))" }.joined(separator: "\n")) }"
    }
  }

  private var layout: String {
    switch place {
    case .column: "VStack(spacing: 0) { \(chosen)\n\(written) }"
    case .layers: "ZStack(alignment: .bottom) { \(chosen)\n\(written) }"
    case .inset: "Group { \(chosen) }.safeAreaInset(edge: .bottom) { \(written) }"
    case .overlay: "Group { \(chosen) }.overlay(alignment: .bottom) { \(written) }"
    case .reader: "GeometryReader { _ in VStack { \(chosen)\n\(written) } }"
    }
  }

  static let moves: Set<String> = [
    "HarbourView -tab-> BoatsView", "HarbourView -tab-> LakesView", "HarbourView -tab-> PortsView",
    "BoatsView -tab-> PortsView",
  ]
}
