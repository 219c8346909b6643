import Foundation
import NavAtlasExplore
import NavAtlasRender
import Testing

@Suite struct PageScriptTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/NavAtlasExplore/Page")

  private func declared(_ module: PageScript.Module) -> [String] {
    module.text.matches(
      of: /(?m)^(?:export )?(?:async )?(?:const|let|function|class) (?:\{[^}]*\}|([A-Za-z_$][\w$]*))/
    )
    .compactMap { $0.1.map(String.init) }
  }

  /// Words end where those of a program do, not those of a language.
  private static func word(_ pattern: String) throws -> Regex<AnyRegexOutput> {
    try Regex(pattern).wordBoundaryKind(.simple)
  }

  @Test func `every module of the folder is in the page`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path())
    #expect(Set(files.filter { $0.hasSuffix(".js") }) == Set(PageScript.modules.map(\.name)))
  }

  @Test func `no two modules declare the same name`() {
    var owners: [String: String] = [:]
    for module in PageScript.modules {
      for name in declared(module) {
        #expect(owners[name] == nil, "\(name) is declared in \(owners[name] ?? "") and \(module.name)")
        owners[name] = module.name
      }
    }
    #expect(owners.count > 100)
  }

  @Test(arguments: PageScript.modules.map(\.name)) func `a module imports only what another exports`(
    name: String
  ) throws {
    let texts = Dictionary(uniqueKeysWithValues: PageScript.modules.map { ($0.name, $0.text) })
    let text = try #require(texts[name])
    for line in text.split(separator: "\n") where line.hasPrefix("import ") {
      let match = try #require(line.wholeMatch(of: /import \{ ([^}]+) \} from '\.\/(\w+\.js)';/), "\(line)")
      let other = try #require(texts[String(match.2)], "there is no \(match.2)")
      for word in match.1.split(separator: ", ") {
        let isExported =
          other.contains("export const \(word) ") || other.contains("export let \(word) ")
          || other.contains("export function \(word)(") || other.contains("export async function \(word)(")
        #expect(isExported, "\(match.2) does not export \(word)")
        let uses = text.matches(of: try Self.word("\\b\(word)\\b")).count
        #expect(uses > 1, "\(name) imports \(word) and does not use it")
      }
    }
  }

  @Test(arguments: PageScript.modules.map(\.name)) func `a module imports what it uses of others`(
    name: String
  ) throws {
    let module = try #require(PageScript.modules.first { $0.name == name })
    let code = module.text.replacing(/(?m)\/\/.*$/, with: "").replacing(/'[^'\n]*'/, with: "")
    let own = Set(declared(module))
    for other in PageScript.modules where other.name != name {
      for word in declared(other) where !own.contains(word) && other.text.contains(/export [a-z ]+\b/) {
        let isExported =
          other.text.contains("export const \(word) ") || other.text.contains("export function \(word)(")
        guard isExported, word.count > 6 else { continue }
        let isUsed = code.contains(try Self.word("(^|[^.\\w])\(word)\\("))
        let isImported = module.text.contains(try Self.word("(?m)^import .*\\b\(word)\\b.*from"))
        #expect(!isUsed || isImported, "\(name) uses \(word) of \(other.name)")
      }
    }
  }

  @Test func `no module makes markup of text, runs text or asks the network`() {
    for module in PageScript.modules {
      for word in [
        "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "fetch(",
        "XMLHttpRequest", "WebSocket", "importScripts", "DOMParser", "createContextualFragment", ".srcdoc",
      ] {
        #expect(!module.text.contains(word), "\(module.name) has \(word)")
      }
    }
  }

  @Test func `the page's rules for its own parts touch no part of a picture`() throws {
    let sheet = try String(contentsOf: Self.folder.appending(path: "page.css"), encoding: .utf8)
    let classes = Set(sheet.matches(of: /\.([a-z][a-z-]*)/).map { String($0.1) })
    let drawn =
      LinkRole.allCases.map(\.rawValue) + Link.Evidence.allCases.map(\.rawValue)
      + LinkChange.Kind.allCases.map(\.rawValue) + Card.Kind.allCases.map(\.rawValue)
      + Group.Kind.allCases.map(\.rawValue) + [
        "card", "link", "group", "row", "node", "edge", "cluster", "graph",
      ]
    #expect(classes.intersection(drawn).isEmpty)
    #expect(classes.contains("pane"))
  }

  @Test func `the whole script has no import or export`() {
    for line in PageScript.bundle.split(separator: "\n") {
      #expect(!line.hasPrefix("import ") && !line.hasPrefix("export "))
    }
    #expect(!PageScript.bundle.contains("</script"))
  }
}
