import SwiftUI

@main struct DiaryApp: App {
  var body: some Scene { WindowGroup { DiaryView() } }
}

struct DiaryView: View {
  @State private var isCreating = false

  var body: some View {
    Button("New") { isCreating = true }
      .sheet(isPresented: $isCreating) { CreationView(isNamed: true) }
  }
}

enum Span: CaseIterable { case day, range }

struct CreationView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var span: Span = .day
  @State private var first = Date()
  @State private var last = Date()
  @State private var name = ""
  let isNamed: Bool

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack {
          Picker("Span", selection: $span) {
            ForEach(Span.allCases, id: \.self) { Text(String(describing: $0)).tag($0) }
          }
          dates
          if isNamed { nameFields }
        }
      }
      .toolbar { Button("Cancel") { dismiss() } }
    }
  }

  @ViewBuilder private var dates: some View {
    if span == .range {
      rangeFields
    } else {
      dayField
    }
  }

  private var rangeFields: some View {
    VStack {
      DatePicker("From", selection: $first)
      DatePicker("To", selection: $last)
      HintView()
    }
  }

  private var dayField: some View {
    VStack {
      DatePicker("On", selection: $first)
      HintView()
    }
  }

  private var nameFields: some View {
    VStack {
      Text("Name")
      TextField("Name", text: $name)
    }
  }
}

struct HintView: View { var body: some View { Text("A hint") } }
