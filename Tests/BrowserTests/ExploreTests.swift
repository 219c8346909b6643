import Foundation
import TestSupport
import Testing

@Suite(.serialized) enum BrowserTests {}

extension BrowserTests {
  @Suite(.serialized, .enabled(if: Browser.program != nil, "there is no Chromium"), .timeLimit(.minutes(6)))
  struct ExploreTests {
    /// Opens a page, does something with it, and expects that nothing went wrong meanwhile.
    private func on(
      _ file: Result<URL, any Error>, width: Int = 1440, height: Int = 900, isCalm: Bool = true,
      fragment: String = "", _ work: (Page) throws -> Void
    ) throws {
      let page = try Page(file.get(), width: width, height: height, isCalm: isCalm, fragment: fragment)
      defer { page.close() }
      try work(page)
      #expect(page.problems() == [])
    }

    private func status(_ page: Page) throws -> String {
      try page.text(
        "[...document.querySelectorAll('#status > span:not(.aside)')].map((e) => e.textContent).join(' · ')")
    }

    /// The address once it has stayed as it is for a while: it follows every frame of a flight.
    private func settledAddress(_ page: Page) throws -> String {
      var last = ""
      for _ in 0..<60 {
        Thread.sleep(forTimeInterval: 0.6)
        let now = try page.text("location.hash")
        if now == last && now.contains("view=") { break }
        last = now
      }
      return last
    }

    private func shownCards(_ page: Page) throws -> String {
      try page.text(
        "[...document.querySelectorAll('.drawing:not([hidden]) [data-screen]')].filter((e) => e.getClientRects().length > 0)"
          + ".map((e) => e.dataset.screen).sort().join(' ')")
    }

    @Test func `a page runs without an error, a forbidden script or a request`() throws {
      try on(AtlasPages.shop) { (page) throws in
        #expect(
          try page.number("document.querySelectorAll('.drawing:not([hidden]) [data-screen]').length") > 40)
        #expect(try page.text("getComputedStyle(document.getElementById('bar')).position") == "fixed")
      }
    }

    @Test func `a search finds screens by name, title and file, and opens what is chosen`() throws {
      try on(AtlasPages.shop) { (page) throws in
        try page.press("/")
        try page.type("wishl")
        #expect(
          try page.text("document.querySelector('#search-hits [aria-selected=true] .name').textContent")
            == "Wishlist")
        try page.press("Enter")
        #expect(try page.text("document.querySelector('#panel h2').textContent") == "Wishlist")
        try page.press("/")
        try page.type("DISCOVER")
        #expect(try page.text("document.querySelector('[role=option] .name').textContent") == "Home")
        try page.press("Escape")
        #expect(try page.holds("document.getElementById('search-hits').hidden"))
      }
    }

    @Test func `a search takes letters of any script, with or without accents`() throws {
      try on(AtlasPages.letters) { (page) throws in
        for (words, name) in [("목", "목록"), ("cafe", "Café"), ("дом", "Дом"), ("ÉCRAN", "écran")] {
          try page.press("/")
          try page.type(words)
          #expect(try page.text("document.querySelector('[role=option] .name').textContent") == name)
          try page.press("Escape")
        }
      }
    }

    @Test func `filters take away what they say, and the counts tell it`() throws {
      try on(AtlasPages.chain) { (page) throws in
        #expect(try status(page) == "Screens 5 of 5 · Moves 4 of 4 · 100 % of traffic")
        try page.press("k")
        try page.click("[data-role=sheet]")
        #expect(try status(page) == "Screens 5 of 5 · Moves 3 of 4 · 90 % of traffic")
        try page.click("[data-role=sheet]")
        try page.click("[data-value=Extra]")
        #expect(try status(page) == "Screens 4 of 5 · Moves 2 of 4 · 60 % of traffic")
        #expect(try shownCards(page) == "A B D E")
        try page.click("#status button")
        #expect(try status(page) == "Screens 5 of 5 · Moves 4 of 4 · 100 % of traffic")
        try page.evaluate(
          "(() => { const field = document.getElementById('least-traffic'); field.value = 5; field.dispatchEvent(new Event('input')); })()"
        )
        #expect(try status(page) == "Screens 5 of 5 · Moves 3 of 4 · 100 % of traffic")
      }
    }

    @Test func `a focus leaves a screen and what is so many moves away`() throws {
      try on(AtlasPages.chain) { (page) throws in
        try page.click("[data-screen=B]")
        try page.press("f")
        #expect(try status(page) == "Screens 3 of 5 · Moves 2 of 4 · 90 % of traffic")
        #expect(try shownCards(page) == "A B C")
        try page.press("f")
        #expect(try shownCards(page) == "A B C D E")
        try page.press("F")
        try page.press("F")
        #expect(try status(page) == "Screens 5 of 5 · Moves 4 of 4 · 100 % of traffic")
      }
    }

    @Test func `the pointer over a screen traces its neighbours`() throws {
      try on(AtlasPages.chain) { (page) throws in
        try page.hover("[data-screen=B]")
        #expect(
          try page.text(
            "[...document.querySelectorAll('[data-screen].lit')].map((e) => e.dataset.screen).sort().join(' ')"
          ) == "A B C")
        #expect(try page.number("document.querySelectorAll('.link.lit').length") == 2)
      }
    }

    @Test func `the panel tells depth, the way back and the moves of a screen`() throws {
      try on(AtlasPages.shop) { (page) throws in
        try page.click("[data-screen=CheckoutPayment]")
        let words = try page.text("document.getElementById('panel').innerText")
        for word in [
          "Depth", "Way to the root", "Moves from here", "Moves to here", "Recorded use", "CheckoutReview",
        ] {
          #expect(words.contains(word), "\(word) is missing in \(words)")
        }
        try page.click("#panel [data-goto=CheckoutReview]")
        #expect(try page.text("document.querySelector('#panel h2').textContent") == "CheckoutReview")
      }
    }

    @Test func `regular and compact width are both there, and cards travel between them`() throws {
      try on(AtlasPages.cookbook, isCalm: false) { (page) throws in
        #expect(try shownCards(page).contains("RecipeGrid(nil)"))
        try page.press("c")
        try page.wait(
          "document.querySelector('[data-profile-choice=compact]').getAttribute('aria-checked') === 'true'")
        #expect(try page.number("document.getAnimations().length") > 0)
        #expect(!(try shownCards(page).contains("RecipeGrid(nil)")))
        try page.wait("document.getAnimations().length === 0")
      }
    }

    @Test func `who wants less motion gets none`() throws {
      try on(AtlasPages.cookbook) { (page) throws in
        try page.press("c")
        #expect(try page.number("document.getAnimations().length") == 0)
      }
    }

    @Test func `a view is handed on by its address`() throws {
      var address = ""
      try on(AtlasPages.shop) { (page) throws in
        try page.click("[data-screen=ProductDetail]")
        try page.press("f")
        try page.press("k")
        try page.click("[data-role=cover]")
        try page.press("c")
        try page.press("t")
        address = try settledAddress(page)
        #expect(address.contains("screen=ProductDetail"))
      }
      var words = ""
      try on(AtlasPages.shop, fragment: address) { (page) throws in
        let again = try settledAddress(page)
        #expect(again == address)
        #expect(try page.text("document.querySelector('#panel h2').textContent") == "ProductDetail")
        #expect(try page.text("document.documentElement.dataset.theme") == "dark")
        words = try status(page)
        #expect(!words.contains("Moves 70 of 70"))
      }
    }

    @Test(arguments: [
      "#screen=%3Cscript%3E", "#profile=__proto__&hops=99999&least=-1", "#view=NaN,1,0",
      "#off=constructor&mix=abc", "#%",
      "#view=1e9,1e9,1e9",
    ]) func `an address that makes no sense does no harm`(fragment: String) throws {
      try on(AtlasPages.chain, fragment: fragment) { (page) throws in
        #expect(try status(page).hasPrefix("Screens 5 of 5"))
        try page.press("0")
        #expect(try shownCards(page) == "A B C D E")
      }
    }

    @Test func `the keyboard alone is enough`() throws {
      try on(AtlasPages.chain) { (page) throws in
        for _ in 0..<30 where !(try page.holds("document.activeElement.id === 'canvas'")) {
          try page.press("Tab")
        }
        #expect(try page.holds("document.activeElement.id === 'canvas'"))
        try page.press("Enter")
        #expect(try page.text("document.activeElement.dataset.screen") == "A")
        try page.press("ArrowRight")
        let next = try page.text("document.activeElement.dataset.screen")
        #expect(["B", "E"].contains(next))
        try page.press("Enter")
        #expect(try page.text("document.querySelector('#panel h2').textContent") == next)
        try page.press("Escape")
        #expect(try page.holds("document.getElementById('panel').hidden"))
        try page.press("?")
        #expect(try page.holds("document.getElementById('help').open"))
        try page.press("Escape")
        #expect(!(try page.holds("document.getElementById('help').open")))
      }
    }

    @Test func `a drag moves the picture and opens nothing, the wheel zooms`() throws {
      try on(AtlasPages.chain) { (page) throws in
        let before = try page.text("document.getElementById('stage').style.transform")
        try page.drag(from: "[data-screen=B]", by: (120, 40))
        try page.wait("document.getElementById('stage').style.transform !== \(Page.quoted(before))")
        #expect(try page.holds("document.getElementById('panel').hidden"))
        try page.press("+")
        try page.wait("!document.getElementById('stage').style.transform.includes('scale(1.25)')")
        try page.click("#fit-button")
        try page.wait("document.getElementById('stage').style.transform === \(Page.quoted(before))")
      }
    }

    /// Contrast as the Web Content Accessibility Guidelines measure it; 4.5 is what they want of small letters.
    @Test(arguments: [false, true]) func `words stand out from what they stand on`(isDark: Bool) throws {
      let page = try Page(AtlasPages.shop.get(), isDark: isDark)
      defer { page.close() }
      try page.click("[data-screen=ProductDetail]")
      try page.press("k")
      let pale = try page.text(
        """
        (() => {
          const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
          const light = (color) => {
            pen.fillStyle = color;
            pen.fillRect(0, 0, 1, 1);
            const [red, green, blue] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
              const share = part / 255;
              return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
            });
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
          };
          const card = getComputedStyle(document.documentElement).getPropertyValue('--card');
          const found = [];
          for (const element of document.querySelectorAll('#bar *, #panel *, #filters *, #status *')) {
            const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
            if (!hasText || element.disabled || element.getClientRects().length === 0) continue;
            const style = getComputedStyle(element);
            let box = element;
            while (box && getComputedStyle(box).backgroundColor.endsWith(', 0)')) box = box.parentElement;
            const ground = box.matches('#bar, .pane, #strip') ? card : getComputedStyle(box).backgroundColor;
            const [one, other] = [light(style.color), light(ground)];
            const ratio = Math.max(one, other) / Math.min(one, other);
            if (ratio < 4.5) found.push(`${element.tagName}.${element.className} ${ratio.toFixed(2)}`);
          }
          return [...new Set(found)].join(', ');
        })()
        """)
      #expect(pale == "")
    }

    @Test func `everything that can be used has a name`() throws {
      try on(AtlasPages.shop) { (page) throws in
        try page.click("[data-screen=ProductDetail]")
        try page.press("k")
        let nameless = try page.text(
          """
          [...document.querySelectorAll('button, input, select, a[href], [role=button], summary')].filter((element) =>
            !element.getAttribute('aria-label') && !element.textContent.trim() && !element.closest('label')?.textContent.trim()).length
          """)
        #expect(nameless == "0")
      }
    }
  }
}
