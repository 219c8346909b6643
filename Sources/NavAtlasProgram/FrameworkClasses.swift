/// What classes of UIKit and AppKit inherit from: what an app adds to a class, all below it have.
///
/// Source: the classes' pages in Apple's documentation, "Inherits From".
enum FrameworkClasses {
  private static let parents: [String: String] = [
    "UIViewController": "UIResponder", "UIView": "UIResponder", "UIApplication": "UIResponder",
    "UIWindow": "UIView", "UIControl": "UIView", "UIScrollView": "UIView", "UIStackView": "UIView",
    "UIImageView": "UIView", "UILabel": "UIView", "UITableViewCell": "UIView",
    "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView",
    "UINavigationBar": "UIView", "UITabBar": "UIView", "UIToolbar": "UIView", "UISearchBar": "UIView",
    "UIButton": "UIControl", "UISwitch": "UIControl", "UISegmentedControl": "UIControl",
    "UITextField": "UIControl", "UIPageControl": "UIControl", "UITableView": "UIScrollView",
    "UICollectionView": "UIScrollView", "UITextView": "UIScrollView",
    "UIImagePickerController": "UINavigationController", "UISearchController": "UIViewController",
    "UIAlertController": "UIViewController", "UISplitViewController": "UIViewController",
    "UITabBarController": "UIViewController", "UINavigationController": "UIViewController",
    "UIHostingController": "UIViewController", "UIResponder": "NSObject",
    "NSViewController": "NSResponder", "NSView": "NSResponder", "NSWindow": "NSResponder",
    "NSWindowController": "NSResponder", "NSApplication": "NSResponder", "NSPanel": "NSWindow",
    "NSHostingController": "NSViewController", "NSTabViewController": "NSViewController",
    "NSSplitViewController": "NSViewController", "NSHostingView": "NSView", "NSControl": "NSView",
    "NSButton": "NSControl", "NSResponder": "NSObject",
  ]

  /// The classes above one, the nearest first; none for what is no class of a framework.
  static func ancestors(of name: String) -> [String] {
    var found: [String] = []
    var next = parent(of: name)
    while let parent = next {
      found.append(parent)
      next = Self.parent(of: parent)
    }
    return found
  }

  /// By the names alone where it is another package's.
  private static func parent(of name: String) -> String? {
    if let known = parents[name] { return known }
    return name.hasSuffix("ViewController") && name.count > "UIViewController".count
      ? "UIViewController" : nil
  }
}
