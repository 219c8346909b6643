import Graphviz
import Testing

@Suite struct BitmapSizeTests {
  /// Width and height from the header of a PNG.
  private func size(_ png: [UInt8]) -> (width: Int, height: Int) {
    func number(at offset: Int) -> Int { png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }

  @Test func `a small bitmap has the resolution that was asked for`() throws {
    let rendering = try Library.render(RenderRequest(Samples.tree(5), format: .png))
    #expect(rendering.notes.isEmpty)
    let once = size(rendering.bytes)
    let half = try Library.render(
      RenderRequest(Samples.tree(5), format: .png, limits: RenderLimits(resolution: 72)))
    #expect(abs(once.width - 2 * size(half.bytes).width) <= 2)
  }

  @Test func `a large bitmap stays below the limit and says so`() throws {
    let limits = RenderLimits(maximumPixels: 2_000_000)
    let rendering = try Library.render(RenderRequest(Samples.tree(300), format: .png, limits: limits))
    let (width, height) = size(rendering.bytes)
    #expect(width * height <= 2_000_000)
    #expect(rendering.notes.count == 1)
    #expect(rendering.notes[0].contains("2 megapixels"))
  }

  @Test func `no side passes what the bitmap format bears`() throws {
    let rendering = try Library.render(RenderRequest(Samples.chain(1200), format: .png))
    let (width, height) = size(rendering.bytes)
    #expect(width > 0 && height <= 32_767)
    #expect(rendering.notes.first?.contains("SVG") == true)
  }
}
