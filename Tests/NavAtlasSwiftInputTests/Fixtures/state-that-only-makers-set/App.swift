import SwiftUI

@main struct MillApp: App {
  var body: some Scene { WindowGroup { NavigationStack { Mill() } } }
}

/// Who makes it says whether it has the button; no code changes that.
struct Header: View {
  @State var showsBack = false
  @State var style = Style.plain
  @Environment(\.dismiss) private var dismiss

  enum Style { case plain, rich }

  var body: some View {
    HStack {
      if showsBack { Button("Back") { dismiss() } }
      switch style {
      case .plain: Text("Header")
      case .rich: NavigationLink("Help") { Help() }
      }
    }
  }
}

/// Changed by its own code: both are possible.
struct Footer: View {
  @State var isOpen = false

  var body: some View {
    VStack {
      Button("More") { isOpen.toggle() }
      if isOpen { NavigationLink("Terms") { Terms() } }
    }
  }
}

struct Mill: View {
  var body: some View {
    VStack {
      Header()
      NavigationLink("Wheel") { Wheel() }
      NavigationLink("Axle") { Axle() }
    }
  }
}

struct Wheel: View {
  var body: some View {
    VStack {
      Header(showsBack: true)
      Footer()
    }
  }
}

struct Axle: View {
  var body: some View {
    VStack {
      Header(style: .rich)
      Text("Axle")
    }
  }
}

struct Help: View {
  var body: some View {
    VStack {
      Header(showsBack: true, style: .plain)
      Text("Help")
    }
  }
}

struct Terms: View { var body: some View { Text("Terms") } }
