import SwiftUI

@main
struct AirfieldApp: App {
  var body: some Scene { WindowGroup { AirfieldView() } }
}

enum Section: Hashable { case fields, crew }

struct AirfieldView: View {
  @State private var section: Section? = .fields

  var body: some View {
    NavigationSplitView {
      List(selection: $section) {
        Text("Fields").tag(Section.fields)
        Text("Crew").tag(Section.crew)
      }
    } detail: {
      switch section {
      case .fields: FieldsView()
      case .crew: CrewView()
      case nil: NothingView()
      }
    }
  }
}

/// The picker in the bar chooses between modes of one screen.
struct FieldsView: View {
  @State private var mode = 0

  var body: some View {
    NavigationStack {
      switch mode {
      case 0: FieldTable()
      case 1: FieldMap()
      default: Text("Never")
      }
    }
    .toolbar {
      Picker("Mode", selection: $mode.animation()) {
        Text("Table").tag(0)
        Text("Map").tag(1)
      }
      .pickerStyle(.segmented)
    }
  }
}

struct FieldTable: View {
  @State private var edits = false
  var body: some View {
    Button("Edit") { edits = true }
      .sheet(isPresented: $edits) { FieldEditor() }
  }
}

struct FieldMap: View {
  var body: some View { NavigationLink("Runway") { RunwayView() } }
}

struct FieldEditor: View { var body: some View { Text("Editor") } }
struct RunwayView: View { var body: some View { Text("Runway") } }

enum CrewMode: CaseIterable { case list, rota }

/// The same without a stack of its own.
struct CrewView: View {
  @State private var mode = CrewMode.list

  var body: some View {
    Group {
      switch mode {
      case .list: CrewList()
      case .rota: CrewRota()
      }
    }
    .safeAreaInset(edge: .top) {
      Picker("Mode", selection: $mode) { ForEach(CrewMode.allCases, id: \.self) { Text("\($0)") } }
    }
  }
}

struct CrewList: View {
  @State private var hires = false
  var body: some View { Button("Hire") { hires = true }.sheet(isPresented: $hires) { HireView() } }
}

struct CrewRota: View { var body: some View { Text("Rota") } }
struct HireView: View { var body: some View { Text("Hire") } }
struct NothingView: View { var body: some View { Text("Nothing") } }
