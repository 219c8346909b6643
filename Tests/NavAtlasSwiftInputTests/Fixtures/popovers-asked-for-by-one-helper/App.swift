import SwiftUI

@main struct FormApp: App { var body: some Scene { WindowGroup { NavigationStack { FormView() } } } }
enum Field: Hashable {
  case asn, date, tags
  var tid: Self { self }
}
struct FormView: View {
  @State private var active: Field? = nil
  @Namespace private var ns
  var body: some View {
    VStack {
      Button("Number") { active = .asn }
        .editPopover(forField: .asn, active: $active, size: 3, ns: ns) { AsnSheet() }
      Button("Date") { active = .date }
        .editPopover(forField: .date, active: $active, ns: ns) { DateSheet() }
    }
  }
}
extension View {
  fileprivate func editPopover<Content: View>(
    forField field: Field, active: Binding<Field?>, size: Int = 4, ns: Namespace.ID,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    let isPresented = Binding(
      get: { active.wrappedValue == field },
      set: { newValue in if !newValue, active.wrappedValue == field { active.wrappedValue = nil } })
    return popover(isPresented: isPresented) {
      Deferred(size: size, content: content)
        .transition(field.tid, in: ns)
        #if !targetEnvironment(macCatalyst)
          .presentationDetents([.medium])
        #endif
    }
  }
  fileprivate func transition(_ id: Field, in ns: Namespace.ID) -> some View {
    if #available(iOS 18, *) { return navigationTransition(.zoom(sourceID: id, in: ns)) } else { return self }
  }
}
private struct Deferred<Content: View>: View {
  let size: Int
  @ViewBuilder let content: () -> Content
  @State private var isReady = false
  var body: some View {
    Group { if isReady { content() } else { Color.clear } }.frame(width: 3).onAppear { isReady = true }
  }
}
struct AsnSheet: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { dismiss() } }
}
struct DateSheet: View { var body: some View { Text("") } }
