import PhotosUI
import StoreKit
import SwiftUI
import UIKit

@main
struct ScrapbookApp: App {
    var body: some Scene {
        WindowGroup { ScrapbookView() }
    }
}

struct ScrapbookView: View {
    @State private var imports = false
    @State private var picks = false
    @State private var subscriptions = false
    @State private var preview: URL?
    @State private var photo: PhotosPickerItem?
    @State private var shares = false

    var body: some View {
        VStack {
            ShareLink(item: "page 1")
            Link("Website", destination: URL(string: "https://scrap.example")!)
            PhotosPicker("Photo", selection: $photo)
            Button("Import") { imports = true }
            Button("Pick") { picks = true }
            Button("Subscription") { subscriptions.toggle() }
            Button("Share the old way") { shares = true }
        }
        .fileImporter(isPresented: $imports, allowedContentTypes: [.image]) { _ in }
        .photosPicker(isPresented: $picks, selection: $photo)
        .manageSubscriptionsSheet(isPresented: $subscriptions)
        .quickLookPreview($preview)
        .sheet(isPresented: $shares) {
            ActivitySheet(items: ["page 1"])
        }
    }
}

struct ActivitySheet: UIViewControllerRepresentable {
    let items: [Any]

    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: items, applicationActivities: nil)
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}
