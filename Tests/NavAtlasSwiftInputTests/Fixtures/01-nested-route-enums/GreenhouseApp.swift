import SwiftUI

@main
struct GreenhouseApp: App {
    var body: some Scene {
        WindowGroup {
            GreenhouseView()
        }
    }
}

enum Leg: Hashable {
    case tools
    case plant(PlantLeg)
}

enum PlantLeg: Hashable {
    case profile(Int)
    case watering(Int)
}

struct GreenhouseView: View {
    @State private var hike = NavigationPath()

    var body: some View {
        NavigationStack(path: $hike) {
            List(0..<12, id: \.self) { index in
                Button("Plant \(index)") {
                    hike.append(Leg.plant(.profile(index)))
                }
            }
            .toolbar {
                Button("Tools") { hike.append(Leg.tools) }
            }
            .navigationDestination(for: Leg.self) { leg in
                if case .plant(let inner) = leg {
                    switch inner {
                    case .profile(let index): PlantProfileView(index: index)
                    case .watering(let index): WateringPlanView(index: index)
                    }
                } else {
                    ToolShedView()
                }
            }
        }
    }
}

struct PlantProfileView: View {
    let index: Int

    var body: some View {
        VStack {
            Text("Plant \(index)")
            NavigationLink("Watering", value: Leg.plant(.watering(index)))
        }
    }
}

struct WateringPlanView: View {
    let index: Int
    var body: some View { Text("Every \(index + 1) days") }
}

struct ToolShedView: View {
    var body: some View { Text("Rake, hoe, can") }
}
