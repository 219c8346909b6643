import Testing

@testable import NavAtlasTraces

@Suite struct NameRulesTests {
  @Test(arguments: [
    ("UIHostingController<Home>", "Home"),
    ("SwiftUI.UIHostingController<ModifiedContent<Shop.Home, _PaddingLayout>>", "Shop.Home"),
    ("UIHostingController<AnyView>", "AnyView"), ("Array<Home>", "Array<Home>"),
  ]) func `the view that is hosted names the screen`(name: String, expected: String) {
    #expect(NameRules.hosting.applied(to: name) == expected)
  }

  @Test(arguments: [
    ("Shop.HomeViewController", "Home"), ("DetailHostingController", "Detail"),
    ("ViewController", "ViewController"),
  ]) func `a controller's class names the screen`(name: String, expected: String) {
    #expect(NameRules.controllers.applied(to: name) == expected)
  }

  @Test(arguments: [
    (#"{"featureB2":{}}"#, "featureB2"), (#""home""#, "home"), (#"{"a":1,"b":2}"#, #"{"a":1,"b":2}"#),
    ("{", "{"),
  ]) func `an encoded route names the screen`(name: String, expected: String) {
    #expect(NameRules.payloads.applied(to: name) == expected)
  }

  @Test(arguments: [
    ("Detail(id: 3)", "Detail"), ("/orders/17", "orders"), ("shop/Detail/3?x=1", "Detail"),
    ("Other(3)", "Other(3)"),
    ("Detail", "Detail"),
  ]) func `what the graph knows is found without its arguments`(name: String, expected: String) {
    #expect(NameRules.standard.applied(to: name, known: ["Detail", "orders"]) == expected)
  }

  @Test(arguments: [("detail", "DetailView"), ("App.Home", "HomeScreen"), ("a", "a"), ("X", "X")])
  func `what is spelt alike is found where it is the only one`(name: String, expected: String) {
    #expect(
      NameRules.spelling.applied(to: name, known: ["DetailView", "HomeScreen", "AView", "AScreen"])
        == expected)
  }

  @Test func `a name that the graph has stays as it is`() {
    #expect(
      NameRules.standard.applied(to: "Detail(id: 3)", known: ["Detail(id: 3)", "Detail"]) == "Detail(id: 3)")
  }

  @Test func `without rules every name stays as it is`() {
    let name = "UIHostingController<Home>"
    #expect(NameRules([]).applied(to: name, known: ["Home"]) == name)
  }
}
