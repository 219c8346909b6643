import NavAtlasKit
import NavAtlasModel
import TestSupport
import Testing

/// What only code for other platforms uses is no part of an app on this one.
@Suite struct ForeignTypeTests {
  private static let source = """
    import SwiftUI

    @main struct LampApp: App {
      var body: some Scene {
        WindowGroup {
          #if os(macOS)
          DeskHome()
          #else
          PocketHome()
          #endif
        }
      }
    }
    struct PocketHome: View {
      var body: some View {
        Text("")
          #if os(macOS)
          .hint()
          #endif
        NavigationStack { NavigationLink("Both") { Shared() } }
      }
    }
    struct DeskHome: View {
      var body: some View { NavigationStack { NavigationLink("On") { DeskDetail() }; NavigationLink("Both") { Shared() } } }
    }
    struct DeskDetail: View {
      @State private var isShown = false
      var body: some View { Button("More") { isShown = true }.sheet(isPresented: $isShown) { DeskMore() } }
    }
    struct DeskMore: View { var body: some View { Text("") } }
    struct Shared: View { var body: some View { Text("").hinting() } }
    struct Dead: View { var body: some View { NavigationLink("Never") { Shared() } } }

    extension View {
      func hint() -> some View { modifier(Hint()) }
      func hinting() -> some View { self }
    }
    struct Hint: ViewModifier {
      @State private var isShown = false
      func body(content: Content) -> some View { content.popover(isPresented: $isShown) { Text("") } }
    }
    """

  private func graph(_ platform: String?) throws -> NavigationGraph {
    let folder = try Folder("App.swift", Self.source)
    return try Pipeline(platform: platform.flatMap(Catalog.platform)).load([folder.path]).graph
  }

  @Test func `views, modifiers and functions of other platforms are no screens, and count as that`() throws {
    let graph = try graph(nil)
    #expect(Set(graph.screens.map(\.name)) == ["PocketHome", "Shared", "Dead"])
    let account = try #require(graph.account)
    // A stack and two links, a sheet, and the popover of the modifier.
    #expect(account.notNavigation.first { $0.text == "for another platform: macOS" }?.count == 5)
    #expect(!account.notFollowed.contains { ["DeskHome", "DeskDetail", "Hint"].contains($0.owner) })
    #expect(account.unshown.isEmpty)
  }

  @Test func `on their own platform they are screens, and the others are not`() throws {
    let graph = try graph("macos")
    #expect(Set(graph.screens.map(\.name)) == ["DeskHome", "DeskDetail", "DeskMore", "Shared", "Dead"])
    #expect(graph.account?.notFollowed.contains { $0.owner == "PocketHome" } == false)
  }
}
