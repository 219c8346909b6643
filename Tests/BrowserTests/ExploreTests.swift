import Foundation
import NavAtlasModel
import TestSupport
import Testing

@Suite(.serialized, .enabled(if: Browser.program != nil, "there is no Chromium"), .timeLimit(.minutes(6)))
struct ExploreTests {
  @Test func `a page runs without an error, a forbidden script or a request`() throws {
    let page = try Page(AtlasPages.shop.get())
    defer { page.close() }
    #expect(try page.number("document.querySelectorAll('.layer:not([hidden]) [data-screen]').length") > 40)
    #expect(page.problems() == [])
  }

  @Test func `a search finds screens by name and title, and opens what is chosen`() throws {
    let page = try Page(AtlasPages.shop.get())
    defer { page.close() }
    try page.press("/")
    try page.type("wishl")
    #expect(
      try page.text("document.querySelector('#search-hits [aria-selected=true] .name').textContent")
        == "Wishlist")
    try page.press("Enter")
    #expect(try page.text("document.querySelector('#panel h2').textContent") == "Wishlist")
    #expect(page.problems() == [])
  }
}
