/// The page's script: its modules as one, each a subject of its own.
///
/// A module is written as ECMAScript has it, every `import` on one line and every `export` before a declaration; together
/// they need neither, as no two modules declare the same name.
public enum PageScript {
  /// A module by its file's name.
  public struct Module: Sendable {
    public var name: String
    public var text: String
  }

  /// In the order in which they run: a module only comes after those that it uses at once.
  public static let modules: [Module] = [
    module("atlas.js", PackageResources.atlas_js), module("dom.js", PackageResources.dom_js),
    module("state.js", PackageResources.state_js), module("graph.js", PackageResources.graph_js),
    module("picture.js", PackageResources.picture_js), module("viewport.js", PackageResources.viewport_js),
    module("minimap.js", PackageResources.minimap_js), module("status.js", PackageResources.status_js),
    module("legend.js", PackageResources.legend_js), module("filters.js", PackageResources.filters_js),
    module("profile.js", PackageResources.profile_js), module("panel.js", PackageResources.panel_js),
    module("search.js", PackageResources.search_js), module("theme.js", PackageResources.theme_js),
    module("diff.js", PackageResources.diff_js), module("laboratory.js", PackageResources.laboratory_js),
    module("recording.js", PackageResources.recording_js),
    module("pattern.js", PackageResources.pattern_js), module("stack.js", PackageResources.stack_js),
    module("player.js", PackageResources.player_js), module("sessions.js", PackageResources.sessions_js),
    module("thumbnails.js", PackageResources.thumbnails_js),
    module("components.js", PackageResources.components_js),
    module("export.js", PackageResources.export_js), module("keys.js", PackageResources.keys_js),
    module("main.js", PackageResources.main_js),
  ]

  private static func module(_ name: String, _ bytes: [UInt8]) -> Module {
    Module(name: name, text: String(decoding: bytes, as: UTF8.self))
  }

  /// All modules as one script.
  public static var bundle: String {
    "(() => {\n'use strict';\n" + modules.map { "// \($0.name)\n" + joined($0.text) }.joined(separator: "\n")
      + "})();\n"
  }

  private static func joined(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }
      .map { $0.hasPrefix("export ") ? $0.dropFirst(7) : $0 }
      .joined(separator: "\n")
  }
}
