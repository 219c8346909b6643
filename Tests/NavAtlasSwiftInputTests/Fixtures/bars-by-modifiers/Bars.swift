import SwiftUI

/// A bar of the app's own over the view that it is applied to.
struct TopBar<Leading: View>: ViewModifier {
  @ViewBuilder private var leading: Leading

  init(@ViewBuilder leading: () -> Leading) {
    self.leading = leading()
  }

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      leading
      content
    }
    .navigationBarBackButtonHidden()
  }
}

/// A menu that comes in from the side, beside what is in layers of the modifier's own.
struct SideMenu<Menu: View>: ViewModifier {
  @Binding var isOpen: Bool
  let menu: () -> Menu

  func body(content: Content) -> some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        ZStack {
          content.disabled(isOpen)
          Color.black.opacity(isOpen ? 0.5 : 0)
        }
        menu().offset(x: isOpen ? 0 : -geometry.size.width)
      }
    }
  }
}

/// Notes that come and go.
struct Notes: ViewModifier {
  let kinds: [String]

  func body(content: Content) -> some View {
    ZStack {
      content
      notes
    }
  }

  @ViewBuilder private var notes: some View {
    if kinds.contains("error") { NoteView(text: "It did not work") }
    if kinds.contains("success") { NoteView(text: "Done") }
  }
}

extension View {
  func topBar<Leading: View>(@ViewBuilder leading: () -> Leading) -> some View {
    modifier(TopBar(leading: leading))
  }

  /// The same without a modifier's type.
  func bottomBar<Bar: View>(@ViewBuilder bar: () -> Bar) -> some View {
    VStack {
      self
      bar()
    }
  }

  func sideMenu<Menu: View>(isOpen: Binding<Bool>, @ViewBuilder menu: @escaping () -> Menu) -> some View {
    modifier(SideMenu(isOpen: isOpen, menu: menu))
  }

  func notes(_ kinds: [String]) -> some View { modifier(Notes(kinds: kinds)) }
}

struct BarContent<Items: View>: View {
  @ViewBuilder private var items: Items

  init(@ViewBuilder items: () -> Items) {
    self.items = items()
  }

  var body: some View { HStack { items } }
}

struct NoteView: View {
  let text: String
  var body: some View { Text(text) }
}
