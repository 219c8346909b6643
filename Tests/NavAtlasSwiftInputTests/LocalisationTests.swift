import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// Titles that are keys are shown in words, or not at all.
@Suite struct LocalisationTests {
  private static let app = """
    import SwiftUI
    @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View { var body: some View { NavigationStack { NavigationLink("a") { About() } .navigationTitle("home.title") } } }
    struct About: View { var body: some View { Text("a").navigationTitle("about_title") } }
    """

  /// The app, with files that may lie in folders.
  private static func folder(_ files: [String: [UInt8]]) throws -> Folder {
    let folder = try Folder("App.swift", app)
    for (path, bytes) in files {
      if let slash = path.lastIndex(of: "/") { try folder.makeFolder(String(path[..<slash])) }
      try folder.write(bytes, to: path)
    }
    return folder
  }

  private static func titles(_ files: [String: String], language: String? = nil) throws -> [String: String] {
    let folder = try folder(files.mapValues { Array($0.utf8) })
    var pipeline = Pipeline()
    pipeline.language = language
    let screens = try pipeline.load([folder.path]).graph.screens
    return Dictionary(
      uniqueKeysWithValues: screens.compactMap { screen in screen.title.map { (screen.id, $0) } })
  }

  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "home.title": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Hello %1$@, %lld %%" } },
        "de": { "stringUnit": { "state": "translated", "value": "Hallo" } } } },
      "about_title": { "localizations": { "en": { "variations": { "plural": {
        "one": { "stringUnit": { "value": "One" } }, "other": { "stringUnit": { "value": "Many" } } } } } } } } }
    """

  @Test func `a catalog has the words of its source language, or of another`() throws {
    let files = ["Localizable.xcstrings": Self.catalog]
    #expect(try Self.titles(files) == ["Home": "Hello …, … %", "About": "Many"])
    #expect(try Self.titles(files, language: "de") == ["Home": "Hallo", "About": "Many"])
    #expect(try Self.titles(files, language: "de-AT") == ["Home": "Hallo", "About": "Many"])
  }

  @Test func `tables of strings are those of the language that the project is developed in`() throws {
    let project = """
      // !$*UTF8*$!
      { rootObject = P; objects = { P = { isa = PBXProject; developmentRegion = fr; targets = (); }; }; }
      """
    let files = [
      "en.lproj/Localizable.strings": "\"home.title\" = \"Home\"; \"about_title\" = \"About\";",
      "fr.lproj/Localizable.strings":
        "/* l'accueil */ \"home.title\" = \"L\\U2019accueil\";\n// rien d'autre\n",
      "fr.lproj/Other.strings": "home.title = Autre;",
    ]
    #expect(try Self.titles(files) == ["Home": "Home", "About": "About"])
    let french = files.merging(["App.xcodeproj/project.pbxproj": project]) { $1 }
    #expect(try Self.titles(french) == ["Home": "L’accueil", "About": "About"])
    #expect(try Self.titles(french, language: "en") == ["Home": "Home", "About": "About"])
  }

  @Test(arguments: [false, true]) func `older tables are in UTF-16`(isLittle: Bool) throws {
    let text = "\u{FEFF}\"home.title\" = \"家\"; \"about_title\" = \"A\";"
    let bytes = text.utf16.flatMap {
      isLittle ? [UInt8($0 & 255), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 255)]
    }
    let folder = try Self.folder(["Base.lproj/Localizable.strings": bytes])
    #expect(try Pipeline().load([folder.path]).graph.screens.first { $0.id == "Home" }?.title == "家")
  }

  @Test(arguments: ["{", "\"a\" = ", String(repeating: "(", count: 200_000), "x", "[[["])
  func `a key without words is no title, which is said, and so are tables that cannot be read`(text: String)
    throws
  {
    let folder = try Self.folder([
      "Localizable.xcstrings": Array(text.utf8), "en.lproj/A.strings": Array(text.utf8),
    ])
    let loaded = try Pipeline().load([folder.path])
    #expect(loaded.graph.screens.allSatisfy { $0.title == nil })
    let said = loaded.diagnostics.map(\.message)
    #expect(said.count { $0.contains("cannot be read") } == 2)
    #expect(said.contains("2 titles such as 'about_title' are keys that no table of strings has; left out"))
  }

  @Test(arguments: ["Settings", "Node.js", "e-mail", "Version 1.0", "A_b c", "_", "v.", "Überblick.x"])
  func `a title that is no key stays`(title: String) throws {
    let folder = try Folder("App.swift", Self.app.replacing("home.title", with: title))
    #expect(try Pipeline().load([folder.path]).graph.screens.first { $0.id == "Home" }?.title == title)
  }

  @Test func `a language that the app does not have is told, with those that it has`() throws {
    #expect { try Self.titles(["Localizable.xcstrings": Self.catalog], language: "xx") } throws: { error in
      (error as? JobError)?.diagnostics.first?.message == "there are no strings in 'xx'; there are de, en"
    }
  }
}
