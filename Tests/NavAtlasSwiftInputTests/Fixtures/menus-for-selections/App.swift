import SwiftUI

@main struct RecipesApp: App {
  var body: some Scene {
    WindowGroup { Recipes() }
    WindowGroup("Recipe", for: Recipe.ID.self) { $id in RecipeWindow(id: id) }
  }
}

struct Recipe: Identifiable, Hashable, Codable {
  var id = UUID()
  var name = ""
}

struct Recipes: View {
  @Environment(\.openWindow) private var openWindow
  @State private var recipes: [Recipe] = []
  @State private var selected: Set<Recipe.ID> = []
  @State private var shared: Recipe.ID?

  var body: some View {
    List(recipes, selection: $selected) { recipe in Text(recipe.name) }
      .contextMenu(forSelectionType: Recipe.ID.self) { chosen in
        if chosen.isEmpty {
          Text("Nothing is selected")
        } else {
          Button("Share") { shared = chosen.first }
          if let id = chosen.first { Button("Open in a Window") { openWindow(value: id) } }
        }
      } primaryAction: { chosen in
        for id in chosen { openWindow(value: id) }
      }
      .sheet(item: $shared) { id in ShareRecipe(id: id) }
  }
}

struct RecipeWindow: View {
  let id: Recipe.ID?

  var body: some View { Text("Recipe") }
}

struct ShareRecipe: View {
  let id: Recipe.ID

  var body: some View { Text("Share") }
}
