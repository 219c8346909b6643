import NavAtlasRender
import Testing

@Suite struct ThemeTests {
  @Test(arguments: Themes.all.map(\.id))
  func `no two roles share a colour`(id: String) throws {
    let palette = try #require(Themes.named(id)).palette
    let colors = ColorRole.allCases.map { palette[$0] }
    #expect(Set(colors).count == colors.count)
    #expect(!colors.contains("#808080"))
  }

  @Test(arguments: ["light", "dark"])
  func `text and links stand out from what they are drawn on`(id: String) throws {
    let palette = try #require(Themes.named(id)).palette
    for (ink, paper) in [
      (ColorRole.cardName, ColorRole.card), (.cardDetail, .card), (.subtitle, .canvas), (.groupTitle, .group),
      (.linkLabel, .group), (.pillText, .pill), (.warningText, .warningChip), (.problemText, .problemChip),
    ] { #expect(contrast(palette[ink], palette[paper]) >= 4.5, "\(ink) on \(paper)") }
    for role in LinkRole.allCases where role != .back {
      #expect(contrast(palette[role], palette[.group]) >= 3, "\(role)")
    }
  }

  /// WCAG's measure.
  private func contrast(_ left: String, _ right: String) -> Double {
    let (high, low) = (max(luminance(left), luminance(right)), min(luminance(left), luminance(right)))
    return (high + 0.05) / (low + 0.05)
  }

  private func luminance(_ hex: String) -> Double {
    let number = Int(hex.dropFirst(), radix: 16) ?? 0
    let parts = [number >> 16 & 0xFF, number >> 8 & 0xFF, number & 0xFF].map { value -> Double in
      let share = Double(value) / 255
      return share <= 0.03928 ? share / 12.92 : pow24((share + 0.055) / 1.055)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// The power 2.4 by squares and roots: x^2 · x^0.4, the latter near enough as the mean of its neighbours.
  private func pow24(_ x: Double) -> Double {
    x * x * (0.4 * x.squareRoot().squareRoot() + 0.6 * x.squareRoot())
  }
}
