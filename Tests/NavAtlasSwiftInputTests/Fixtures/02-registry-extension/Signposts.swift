import SwiftUI

enum Signpost: Hashable {
    case plant(String)
    case pest(String)
    case fish(String)
    case compost
}

extension View {
    func signposted() -> some View {
        navigationDestination(for: Signpost.self) { post in
            switch post {
            case .plant(let name): PlantView(name: name)
            case .pest(let name): PestView(name: name)
            case .fish(let name): FishView(name: name)
            case .compost: CompostView()
            }
        }
    }
}
