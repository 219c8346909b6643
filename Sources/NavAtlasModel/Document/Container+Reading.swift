/// The kinds of container under their document names.
public enum ContainerKind: String, Sendable, Hashable, CaseIterable {
  case stack, split, tabs, layer
}

extension Container {
  /// The kind under its document name.
  public var kind: ContainerKind {
    switch body {
    case .stack: .stack
    case .split: .split
    case .tabs: .tabs
    case .layer: .layer
    }
  }

  /// Anything wrong makes a container unusable.
  init?(_ reader: inout ObjectReader) {
    reader.require("kind")
    let id = reader.requiredString("id")
    let name = reader.string("name")
    guard let id, let kind: ContainerKind = reader.choice("kind") else { return nil }
    let body: Body? =
      switch kind {
      case .stack: Stack(&reader).map(Body.stack)
      case .split: Split(&reader).map(Body.split)
      case .tabs: Tabs(&reader).map(Body.tabs)
      case .layer: Layer(&reader).map(Body.layer)
      }
    let location = reader.location()
    guard let body, reader.diagnostics.isEmpty else { return nil }
    self.init(id: id, name: name, body, location: location, extra: reader.rest)
  }
}

extension Container.Stack {
  init?(_ reader: inout ObjectReader) {
    guard let root = reader.requiredString("root") else { return nil }
    self.init(root: root, logicalRoot: reader.string("logicalRoot"))
  }
}

extension Container.Split {
  init?(_ reader: inout ObjectReader) {
    reader.require("columns")
    let prefer = reader.string("prefer")
    let framework: SplitFramework? = reader.choice("framework")
    guard let columns = reader.objects("columns", "column", Container.Column.init) else { return nil }
    self.init(columns: columns, prefer: prefer, framework: framework ?? .swiftUI)
  }
}

extension Container.Column {
  init?(_ reader: inout ObjectReader) {
    let name = reader.requiredString("name")
    guard let root = reader.requiredString("root"), let name else { return nil }
    self.init(
      name: name, root: root, selects: reader.bool("selects") ?? false,
      placeholder: reader.string("placeholder"),
      stack: reader.bool("stack") ?? false)
    extra = reader.rest
  }
}

extension Container.Tabs {
  init?(_ reader: inout ObjectReader) {
    reader.require("tabs")
    let selected = reader.string("selected")
    guard let tabs = reader.objects("tabs", "tab", Container.Tab.init) else { return nil }
    self.init(tabs: tabs, selected: selected)
  }
}

extension Container.Tab {
  init?(_ reader: inout ObjectReader) {
    let key = reader.requiredString("key")
    guard let container = reader.requiredString("container"), let key else { return nil }
    self.init(key: key, container: container)
    extra = reader.rest
  }
}

extension Container.Layer {
  init?(_ reader: inout ObjectReader) {
    reader.require("style")
    let root = reader.requiredString("root")
    guard let style: PresentationStyle = reader.choice("style"), let root else { return nil }
    self.init(
      style: style, root: root, stack: reader.bool("stack") ?? false,
      dismissible: reader.bool("dismissible") ?? true)
  }
}
