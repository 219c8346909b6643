import SwiftUI
import UIKit

@main
struct AlbumApp: App {
    var body: some Scene {
        WindowGroup { AlbumView() }
    }
}

struct AlbumView: View {
    @State private var page = 0
    @State private var shown: Stamp?

    var body: some View {
        NavigationStack {
            VStack {
                PagedView(pages: [LeafView(number: 1), LeafView(number: 2)], page: $page)
                Button("Stamp") { shown = Stamp() }
            }
            .sheet(item: $shown) { _ in StampView() }
        }
    }
}

struct Stamp: Identifiable { let id = UUID() }

struct PagedView<Page: View>: View {
    var pages: [Page]
    @Binding var page: Int

    var body: some View {
        Pager(pages: pages, page: $page)
    }
}

struct Pager<Page: View>: UIViewControllerRepresentable {
    var pages: [Page]
    @Binding var page: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> UIPageViewController {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.dataSource = context.coordinator
        return pager
    }

    func updateUIViewController(_ uiViewController: UIPageViewController, context: Context) {
        context.coordinator.parent = self
        uiViewController.setViewControllers([context.coordinator.controllers[page]], direction: .forward, animated: true)
    }

    final class Coordinator: NSObject, UIPageViewControllerDataSource {
        var parent: Pager
        var controllers = [UIViewController]()

        init(_ parent: Pager) {
            self.parent = parent
            controllers = parent.pages.map { UIHostingController(rootView: $0) }
        }

        func pageViewController(_ pager: UIPageViewController, viewControllerBefore controller: UIViewController)
            -> UIViewController?
        {
            controllers.firstIndex(of: controller).map { controllers[max(0, $0 - 1)] }
        }

        func pageViewController(_ pager: UIPageViewController, viewControllerAfter controller: UIViewController)
            -> UIViewController?
        {
            controllers.last
        }
    }
}

struct LeafView: View {
    let number: Int

    var body: some View { Text("Leaf \(number)") }
}

struct StampView: View {
    var body: some View { Text("Stamp") }
}
