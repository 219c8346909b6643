import SwiftUI

@main struct MemberApp: App {
  var body: some Scene { WindowGroup { NavigationStack { MemberView() } } }
}

struct MemberView: View {
  var body: some View {
    List {
      ForEach(MemberRow.allCases, id: \.self) { row in MemberRowView(row: row) }
    }
  }
}

enum RowStyle { case push, modal }

enum MemberRow: CaseIterable {
  case photo, name

  func target() -> (style: RowStyle, content: AnyView) {
    switch self {
    case .photo: return (.push, AnyView(PhotoView()))
    case .name: return (.modal, AnyView(NameView()))
    }
  }
}

struct MemberRowView: View {
  let row: MemberRow
  @State private var isShown = false

  var body: some View {
    let target = row.target()
    switch target.style {
    case .push:
      NavigationLink(destination: target.content) { Text("Open") }
    case .modal:
      Text("Edit")
        .onTapGesture { isShown = true }
        .fullScreenCover(isPresented: $isShown) { target.content }
    }
  }
}

struct PhotoView: View { var body: some View { Text("Photo") } }

struct NameView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
