import SwiftUI

enum Ward: Hashable, CaseIterable { case beds, tools, staff }

extension Ward: View {
  var body: some View {
    switch self {
    case .beds: Beds()
    case .tools: Tools()
    case .staff: Staff()
    }
  }
}

@Observable final class Clinic {
  var ward: Ward?
  var corner: Ward = .beds
}

@main struct ClinicApp: App {
  @State private var clinic = Clinic()

  var body: some Scene {
    WindowGroup { Halls().environment(clinic) }
  }
}

struct Halls: View {
  var body: some View {
    TabView {
      Wards().tabItem { Text("Wards") }
      Corners().tabItem { Text("Corners") }
    }
  }
}

struct Wards: View {
  @Environment(Clinic.self) private var clinic

  var body: some View {
    NavigationSplitView {
      List(selection: Bindable(clinic).ward) {
        ForEach(Ward.allCases, id: \.self) { ward in NavigationLink(value: ward) { Text("Ward") } }
      }
    } detail: {
      clinic.ward ?? .beds
    }
  }
}

struct Corners: View {
  @Environment(Clinic.self) private var clinic

  var body: some View {
    NavigationSplitView {
      CornerList()
    } detail: {
      NavigationStack { clinic.corner.padding() }
    }
  }
}

struct CornerList: View {
  @Environment(Clinic.self) private var clinic

  var body: some View {
    List(selection: Bindable(clinic).corner) {
      NavigationLink(value: Ward.beds) { Text("Beds") }
      NavigationLink(value: Ward.tools) { Text("Tools") }
    }
  }
}

struct Beds: View { var body: some View { Text("Beds") } }
struct Tools: View { var body: some View { Text("Tools") } }
struct Staff: View { var body: some View { Text("Staff") } }
