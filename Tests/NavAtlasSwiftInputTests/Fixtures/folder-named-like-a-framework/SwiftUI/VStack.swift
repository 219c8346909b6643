import SwiftUI

struct VStack<Content: View>: View {
  let spacing: CGFloat
  let content: Content

  init(spacing: CGFloat = 0, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  var body: some View { SwiftUI.VStack(spacing: spacing) { content } }
}
