/// Inputs of several tests.
enum Samples {
  /// Tabs, a split view, modal layers, ways back, counts and modules.
  static let shop = """
    name: Shop
    stack home: Home
    split mail: sidebar Folders | detail Mail stack placeholder "Mail(nil)"
    tabs app: home=home, mail=mail {selected=home}
    sheet pay: Pay stack
    module Catalog: Home, List, Item
    [home]
    Home -push-> List {count=9}
    List -push-> Item "tap" {count=7}
    Item -push-> Item {count=2}
    Item -popToRoot-> {count=1}
    Home -push-> Help
    []
    Item -sheet-> Pay -push-> Receipt
    Receipt -dismissAll->
    Mail -push-> Attachment
    url "shop://item/:id" -> Home > Item
    screens: Lonely
    """

  /// Every format in which the same input has to give the same bytes.
  static let textualJobs: [[String]] =
    ["svg", "dot", "mermaid", "text", "json", "html"].map { ["render", "a.nav", "--format", $0] }
    + ["text", "json", "markdown"].map { ["analyze", "a.nav", "--format", $0] } + [["graph", "a.nav"]]
}
