import Foundation
import NavAtlasModel
import TestSupport
import Testing

extension BrowserTests {
  /// Pages that compare, pages of hostile names, the laboratory, files and pictures.
  @Suite(.serialized, .enabled(if: Browser.program != nil, "there is no Chromium"), .timeLimit(.minutes(6)))
  struct ViewTests {
    @Test func `a slider leads from the older version to the newer one`() throws {
      let page = try Page(AtlasPages.comparison.get())
      defer { page.close() }
      func isSeen(_ screen: String) throws -> Bool {
        try page.holds("document.querySelector('[data-screen=\(screen)]').getClientRects().length > 0")
      }
      #expect(try isSeen("New"))
      #expect(!(try isSeen("Old")))
      try page.evaluate(
        "(() => { const mix = document.getElementById('mix'); mix.value = 0; mix.dispatchEvent(new Event('input')); })()"
      )
      #expect(!(try isSeen("New")))
      #expect(try isSeen("Old"))
      try page.evaluate(
        "(() => { const mix = document.getElementById('mix'); mix.value = 50; mix.dispatchEvent(new Event('input')); })()"
      )
      #expect(try isSeen("New") && isSeen("Old"))
      try page.click("#differences-button")
      let words = try page.text("document.getElementById('filters').textContent")
      #expect(words.contains("screen added") && words.contains("screen removed") && words.contains("Old"))
      #expect(page.problems() == [])
    }

    /// A random walk by hand, compared with the state model after each step.
    @Test(arguments: [1, 2, 3] as [UInt64]) func `the laboratory does what the state model does`(seed: UInt64)
      throws
    {
      let page = try Page(AtlasPages.cookbook.get())
      defer { page.close() }
      var random = SplitMix64(seed: seed)
      try page.click("#laboratory-button")
      var split = SplitState(columns: [
        ColumnState("sidebar", root: "Categories", selection: .one(nil)),
        ColumnState("detail", root: "RecipeGrid", placeholder: "RecipeGrid(nil)", driven: true, stack: true),
      ])
      split.prefer = nil
      var state = NavigationState(.split(split))
      for _ in 0..<14 {
        let steps = try page.text(
          "JSON.stringify([...document.querySelectorAll('#laboratory [data-step]:not([disabled])')].map((e) => e.dataset.step))"
        )
        let known = try JSONParser.parse(steps).elements?.compactMap(\.string) ?? []
        let step = try #require(known.randomElement(using: &random))
        try page.evaluate(
          "document.querySelector(`#laboratory [data-step=\(Page.quoted(step))]:not([disabled])`).click()")
        apply(step.split(separator: " ").map(String.init), to: &state)
        #expect(try frames(page, "regular") == regular(state), "after \(step)")
        #expect(try frames(page, "compact") == compact(state), "after \(step)")
      }
      #expect(page.problems() == [])
    }

    /// `regular push RecipeGrid Recipe`, `compact select Categories RecipeGrid A`, `compact userBack Recipe`
    private func apply(_ step: [String], to state: inout NavigationState) {
      state.apply(.sizeClass(step[0] == "compact" ? .compact : .regular))
      let detail = Address(window: "w0", steps: [.column("detail")])
      switch step[1] {
      case "userBack": state.apply(.back, at: step[0] == "regular" ? detail : nil)
      case "select": state.apply(.select(column: "sidebar", value: step.last))
      case "push": state.apply(.push(Route(step[3])), at: detail)
      case "popToRoot": state.apply(.popToRoot(), at: detail)
      default: Issue.record("the sample has no \(step[1])")
      }
    }

    private func frames(_ page: Page, _ side: String) throws -> String {
      try page.text(
        "[...document.querySelectorAll('[data-side=\(side)] .frames')].map((list) => [...list.children].map((e) => e.dataset.frame).reverse().join('>')).join('|')"
      )
    }

    private func regular(_ state: NavigationState) -> String {
      guard case .split(let split)? = state.windows.first?.base else { return "" }
      return split.columns.map {
        ([$0.shownRoot] + $0.entries.map(\.route)).map(\.screen).joined(separator: ">")
      }
      .joined(separator: "|")
    }

    private func compact(_ state: NavigationState) -> String {
      state.foregroundFrames.map(\.screen).joined(separator: ">")
    }

    @Test func `no name of an app gets a script into the page`() throws {
      let page = try Page(AtlasPages.hostile.get())
      defer { page.close() }
      #expect(try page.number("document.scripts.length") == 2)
      #expect(
        try page.number("document.querySelectorAll('img, iframe, object, embed, base, link').length") == 0)
      for index in AtlasPages.hostileNames.indices {
        try page.evaluate("location.hash = '#screen=' + encodeURIComponent('s\(index)')")
        try page.wait("document.getElementById('panel').dataset.screen === 's\(index)'")
        let shown = try page.text("document.querySelector('#panel h2').textContent")
        #expect(shown == AtlasPages.hostileNames[index])
        let addresses = try page.text(
          "[...document.querySelectorAll('a[href]')].map((e) => e.protocol).join(' ')")
        #expect(!addresses.contains("javascript"))
      }
      try page.press("/")
      try page.type("<")
      #expect(try page.number("document.querySelectorAll('#search-hits [role=option]').length") > 0)
      #expect(!(try page.holds("window.pwned")))
      #expect(page.problems() == [])
    }

    @Test func `the view is saved as SVG and as PNG`() throws {
      let page = try Page(AtlasPages.chain.get(), isDark: true)
      defer { page.close() }
      try page.evaluate(
        "(() => { window.saved = []; const make = URL.createObjectURL; URL.createObjectURL = (blob) => { saved.push(blob); return make.call(URL, blob); }; "
          + "HTMLAnchorElement.prototype.click = function () { window.named = this.download; }; })()")
      try page.click("[data-screen=B]")
      try page.press("f")
      try page.evaluate("document.querySelectorAll('.menu-items button')[0].click()")
      #expect(try page.text("named") == "Chain.svg")
      let svg = try page.text("saved[0].text()")
      #expect(
        svg.contains("fill=\"#1b2638\"") && !svg.contains("fill=\"#ffffff\""),
        "the cards are those of the dark theme")
      #expect(svg.contains("id=\"regular-s_B\"") && !svg.contains("id=\"regular-s_D\""))
      #expect(
        try page.number(
          "new DOMParser().parseFromString(\(Page.quoted(svg)), 'image/svg+xml').querySelectorAll('parsererror').length"
        ) == 0)
      try page.evaluate("document.querySelectorAll('.menu-items button')[1].click()")
      try page.wait("window.named === 'Chain.png'")
      #expect(try page.number("saved.at(-1).size") > 2000)
      #expect(page.problems() == [])
    }

    @Test(arguments: [(1440, 900), (390, 844)]) func `pictures of the page in both themes`(
      width: Int, height: Int
    ) throws {
      var pictures: [[UInt8]] = []
      for isDark in [false, true] {
        let page = try Page(AtlasPages.shop.get(), width: width, height: height, isDark: isDark)
        defer { page.close() }
        try page.evaluate("location.hash = '#screen=ProductDetail'")
        Thread.sleep(forTimeInterval: 0.3)
        #expect(try page.holds("document.documentElement.scrollWidth <= innerWidth"))
        let picture = try page.picture()
        // A PNG's width and height stand after its signature and the head of its first chunk.
        #expect(
          picture.dropFirst(16).prefix(8).map { Int($0) } == [
            0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255,
          ])
        pictures.append(picture)
        if let folder = ProcessInfo.processInfo.environment["SCREENSHOTS"] {
          try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
          let name = "shop-\(width)-\(isDark ? "dark" : "light").png"
          try Data(picture).write(to: URL(filePath: folder).appending(path: name))
        }
        #expect(page.problems() == [])
      }
      #expect(pictures[0] != pictures[1])
    }
  }
}
