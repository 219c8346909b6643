import Testing

@testable import NavAtlasSwiftInput

@Suite struct FilePatternTests {
  @Test(arguments: [
    ("App/**", "App/A.swift", true), ("App/**", "App/B/A.swift", true), ("App/**", "Apps/A.swift", false),
    ("App/**/*.swift", "App/A.swift", true), ("App/**/*.swift", "App/B/C/A.swift", true),
    ("App/*.swift", "App/B/A.swift", false), ("**/Views/?.swift", "App/Views/A.swift", true),
    ("App/{A,B}/*.swift", "App/B/C.swift", true), ("App/{A,B}/*.swift", "App/C/C.swift", false),
    ("*", "A.swift", true), ("**", "A/B/C.swift", true), ("", "A", false),
  ])
  func `a pattern matches what it means`(pattern: String, path: String, isMatch: Bool) {
    #expect(FilePattern(pattern).matches(path) == isMatch)
  }

  @Test func `patterns that stand for very many match nothing, and none takes long`() {
    let choices = String(repeating: "{a,b}", count: 40)
    #expect(!FilePattern(choices).matches("a"))
    let stars = String(repeating: "*a", count: 200)
    #expect(!FilePattern(stars).matches(String(repeating: "a", count: 199) + "b"))
  }

  @Test(arguments: [
    ("A/B", "../C.swift", "A/C.swift"), ("", "./A//B", "A/B"), ("A", "../../B", "../B"),
    ("..", "../A", "../../A"), ("A/B", "C/D.swift", "A/B/C/D.swift"), ("", "A/B", "A/B"), ("A/B", "", "A/B"),
    ("A/", "B/", "A/B"), (".hidden", "A", ".hidden/A"), ("./A", "B", "./A/B"),
  ])
  func `paths are named from folders`(folder: String, path: String, joined: String) {
    #expect(RelativePath.join(folder, path) == joined)
  }

  @Test func `absolute paths lead nowhere`() { #expect(RelativePath.join("A", "/B") == nil) }
}
