import SwiftUI

@main
struct FarmApp: App {
    @State private var farm = Farm()

    var body: some Scene {
        WindowGroup { FarmTabs().environment(farm) }
    }
}

@Observable
final class Farm {
    var barn = BarnRoads()
    var field = FieldRoads()
    var notice: Notice?
}

enum Notice: Identifiable {
    case weather, market(day: Int)
    var id: String { "notice" }
}

@Observable
class Roads {
    var path: NavigationPath
    init(path: NavigationPath = NavigationPath()) { _path = path }
    func turnBack() { path.removeLast() }
}

protocol ToolRoads: Roads, Observable {
    func drive(to tool: Tool)
}

enum Tool: Hashable { case plough }

@Observable
final class BarnRoads: Roads {
    enum Stop: Hashable { case stable, shed }
    func drive(to stop: Stop) { path.append(stop) }
}

@Observable
final class FieldRoads: Roads {
    enum Stop: Hashable { case shed }
    func drive(to stop: Stop) { path.append(stop) }
}

extension BarnRoads: ToolRoads {
    func drive(to tool: Tool) { path.append(tool) }
}

extension FieldRoads: ToolRoads {
    func drive(to tool: Tool) { path.append(tool) }
}

private struct ToolRoadsKey: EnvironmentKey {
    static let defaultValue: any ToolRoads = BarnRoads()
}

private struct NoticeKey: EnvironmentKey {
    static let defaultValue: Binding<Notice?> = .constant(nil)
}

extension EnvironmentValues {
    var toolRoads: any ToolRoads {
        get { self[ToolRoadsKey.self] }
        set { self[ToolRoadsKey.self] = newValue }
    }

    var notice: Binding<Notice?> {
        get { self[NoticeKey.self] }
        set { self[NoticeKey.self] = newValue }
    }
}

struct FarmTabs: View {
    @Environment(Farm.self) private var farm

    var body: some View {
        @Bindable var farm = farm
        TabView {
            BarnView().environment(farm.barn)
            FieldView().environment(farm.field)
        }
        .sheet(item: $farm.notice) { notice in
            switch notice {
            case .weather: WeatherView()
            case .market(let day): MarketView(day: day)
            }
        }
        .environment(\.notice, $farm.notice)
    }
}
