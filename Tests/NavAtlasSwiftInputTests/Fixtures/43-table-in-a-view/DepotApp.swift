import SwiftUI
import UIKit

@main
struct DepotApp: App {
  var body: some Scene { WindowGroup { NavigationStack { DepotView() } } }
}

struct DepotView: View {
  @State private var _selected: Crate?

  struct Crate: Identifiable, Hashable {
    let label: String
    let id: String = ""
  }

  var body: some View {
    ZStack {
      CrateTable(crates: ["a"], onSelect: { self._selected = $0 })
    }
    .detailIfAvailable(item: $_selected) { crate in CrateView(crate: crate) }
  }
}

extension View {
  @ViewBuilder
  func detailIfAvailable<Item: Identifiable & Hashable, Detail: View>(
    item: Binding<Item?>, @ViewBuilder detail: @escaping (Item) -> Detail
  ) -> some View {
    if #available(iOS 17, *) {
      self.navigationDestination(item: item, destination: detail)
    } else {
      self
    }
  }
}

struct CrateTable: UIViewRepresentable {
  var crates: [String]
  var onSelect: (DepotView.Crate) -> Void

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.delegate = context.coordinator
    if let first = crates.first {
      let header = UIHostingController(rootView: NewsView(text: first))
      header.view.backgroundColor = .clear
      DispatchQueue.main.async { table.tableHeaderView = header.view }
    }
    return table
  }

  func updateUIView(_ table: UITableView, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(crates: crates, onSelect: onSelect) }
}

extension CrateTable {
  class Coordinator: NSObject, UITableViewDelegate {
    var crates: [String]
    let onSelect: (DepotView.Crate) -> Void

    init(crates: [String], onSelect: @escaping (DepotView.Crate) -> Void) {
      self.crates = crates
      self.onSelect = onSelect
      super.init()
    }

    func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) {
      if #available(iOS 17, *) {
        table.deselectRow(at: indexPath, animated: true)
        let label: String
        switch indexPath.section {
        case 0: label = crates[indexPath.row]
        default: label = "none"
        }
        onSelect(DepotView.Crate(label: label))
      }
    }
  }
}

struct CrateView: View {
  let crate: DepotView.Crate
  var body: some View { Text(crate.label) }
}

struct NewsView: View {
  let text: String
  @State private var isReading = false

  var body: some View {
    Button("News") { isReading = true }
      .fullScreenCover(isPresented: $isReading) { ArticleView() }
  }
}

struct ArticleView: View { var body: some View { Text("Article") } }
