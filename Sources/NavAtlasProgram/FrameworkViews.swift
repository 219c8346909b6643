package import NavAtlasSourceReading

/// The views that SwiftUI and its companions bring, which are no screens of an app.
package enum FrameworkViews {
  package static let names: Set<Name> = [
    "ActionSheet", "Alert", "AngularGradient", "AsyncImage", "Button", "ButtonGroup", "Canvas", "Capsule",
    "Chart", "Circle", "Color",
    "ColorPicker", "CommandGroup", "CommandMenu", "ContentUnavailableView", "ControlGroup", "DatePicker",
    "DisclosureGroup", "Divider",
    "EditButton", "Ellipse", "EmptyView", "ForEach", "Form", "Gauge", "Grid", "GridRow", "Group", "GroupBox",
    "HStack", "HSplitView",
    "Image", "KeyframeAnimator", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid",
    "LazyVStack",
    "LinearGradient", "Link", "List", "Map", "Menu", "MenuBarExtra", "MenuButton", "MeshGradient",
    "MultiDatePicker", "NavigationLink",
    "OutlineGroup", "PasteButton", "Path", "PhaseAnimator", "PhotosPicker", "Picker", "ProgressView",
    "RadialGradient",
    "Rectangle", "RenameButton", "RoundedRectangle", "ScrollView", "SecureField", "Section", "SettingsLink",
    "ShareLink",
    "SignInWithAppleButton", "Slider", "Spacer", "Stepper", "Tab", "TabSection", "Table", "TableColumn",
    "TableRow", "Text", "TextEditor",
    "TextField", "TextFieldLink", "Toggle", "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "TupleView",
    "UnevenRoundedRectangle",
    "VStack", "VSplitView", "VideoPlayer", "ViewThatFits", "ZStack", "Settings", "TabView",
    "GlassEffectContainer",
    "SubscriptionStoreView", "ProductView", "StoreView", "MapReader", "Marker", "Annotation", "LineMark",
    "BarMark",
    "PointMark", "AreaMark", "RuleMark", "AxisMarks", "AxisValueLabel", "AxisGridLine", "KeyboardShortcut",
    "UIViewController", "DragGesture", "TapGesture", "MagnificationGesture", "LongPressGesture",
    "Notification",
    "MapPin", "MapMarker", "MapAnnotation", "MapPolyline", "MapCircle", "UserAnnotation", "ToolbarTitleMenu",
    "HelpLink",
    "DocumentGroup", "ImmersiveSpace", "WindowVisibilityToggle", "EquatableView", "ScrollViewReader",
    "GeometryReader",
    "NavigationView", "NavigationStack", "NavigationSplitView", "HoverButton", "SpatialTapGesture",
    "ControlWidget",
  ]
}
