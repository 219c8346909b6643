import SwiftUI

@main
struct ThermostatApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { ThermostatForm() }
        }
    }
}

enum Room: String, CaseIterable, Identifiable {
    case bath, hall
    var id: Self { self }
}

struct ThermostatForm: View {
    @State private var room = Room.bath
    @State private var start = Date()
    @State private var marked: Room?
    @State private var expert = false

    var body: some View {
        Form {
            Picker("Room", selection: $room) {
                ForEach(Room.allCases) { Text($0.rawValue).tag($0) }
            }
            .pickerStyle(.navigationLink)
            DatePicker("From", selection: $start)
            Menu("More") {
                Button("Warmer") { room = .bath }
            }
            DisclosureGroup("Expert", isExpanded: $expert) { Text("Curve 1.2") }
            List(Room.allCases, selection: $marked) { Text($0.rawValue) }
            NavigationLink("Schedule") { ScheduleView() }
        }
    }
}

struct ScheduleView: View {
    var body: some View { Text("6:00") }
}
