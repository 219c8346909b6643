extension String {
  /// What types, cases and recorded names of one screen have in common: `App.RecipeDetailView`, `recipeDetail` and
  /// `recipe_detail` are one. In lower case, without the module, without `View` or `Screen` at the end. O(n).
  public var screenSpelling: String {
    var name = split(separator: ".").last.map(String.init) ?? self
    for ending in ["View", "Screen"] where name.hasSuffix(ending) && name.count > ending.count {
      name.removeLast(ending.count)
    }
    return name.lowercased().filter { $0 != "_" }
  }
}
