import SwiftUI

@main struct CellarApp: App {
  @StateObject private var taste = Taste()
  var body: some Scene {
    WindowGroup { NavigationView { Cellar() }.environmentObject(taste) }
  }
}

final class Taste: ObservableObject {
  @Published var dislikes: Set<String> = []
}

struct Wine: Identifiable {
  let id: String
}

struct Cellar: View {
  let wines: [Wine] = []

  var body: some View {
    List(wines) { wine in
      NavigationLink(destination: WineContainerView(wine: wine)) { Text(wine.id) }
    }
  }
}

/// Hands on what it is given, and what it makes of that.
struct WineContainerView: View {
  let wine: Wine
  @EnvironmentObject var taste: Taste

  private var isLiked: Bool { !taste.dislikes.contains(wine.id) }

  var body: some View { WineView(wine: wine, isLiked: isLiked) }
}

struct WineView: View {
  let wine: Wine
  let isLiked: Bool
  @State private var showsMap = false

  var body: some View {
    Button(isLiked ? "Good" : "Map") { showsMap = true }
      .sheet(isPresented: $showsMap) { Vineyard() }
  }
}

struct Vineyard: View { var body: some View { Text("Slope") } }
