import SwiftUI
import Swinject
import SwinjectAutoregistration

struct Frame<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var body: some View { content().padding() }
}

struct Hosts {
  func host<Content: View>(_ view: Content) -> UIHostingController<Frame<Content>> {
    let framed = Frame { view }
    let controller = UIHostingController(rootView: framed)
    return controller
  }
}

extension Container {
  func addAll() {
    autoregister(Hosts.self, initializer: Hosts.init)
    autoregister(Starter.self, initializer: Starter.init)
    registerOnce(Guiding.self) { resolver in
      Guide(
        waiting: .init(resolver.resolve(WaitingPart.self)!),
        gallery: .init(resolver.resolve(GalleryPart.self)!))
    }
    .implements(Guide.self)
    register(WaitingView.self) { .init(guide: $0.resolve(Guiding.self)!) }
    autoregister(PictureView.self, initializer: PictureView.init)
    autoregister(GalleryModel.self, initializer: GalleryModel.init)
    autoregister(GalleryView.self, initializer: GalleryView.init(model:))
    registerPart(WaitingPart.self, of: WaitingView.self) { controller, _ in
      PlainPart(controller: controller)
    }
    registerPart(GalleryPart.self, of: GalleryView.self) { controller, resolver in
      GalleryGuide(controller: controller, picture: .init(resolver.resolve(PictureView.self)!))
    }
  }

  /// Is called as the container's own function, but takes the object itself.
  func register<Service>(_ type: Service.Type, _ object: Service) {
    register(type) { _ in object }
  }

  func registerOnce<Service>(_ type: Service.Type, factory: @escaping (Resolver) -> Service) -> ServiceEntry<
    Service
  > {
    register(type, factory: factory).inObjectScope(.container)
  }

  func registerPart<Service, Shown: View>(
    _ type: Service.Type, of view: Shown.Type,
    factory: @escaping (UIHostingController<Frame<Shown>>, Resolver) -> Service
  ) {
    register(type) { resolver in
      let view = resolver.resolve(view)!
      let hosts = resolver.resolve(Hosts.self)!
      return factory(hosts.host(view), resolver)
    }
  }
}

struct WaitingView: View {
  let guide: Guiding
  var body: some View { Button("Enter") { Task { await guide.showGallery() } } }
}

final class GalleryModel: ObservableObject {
  private let guide: GalleryPart
  init(guide: GalleryPart) { self.guide = guide }
  func tap() { guide.openPicture() }
}

struct GalleryView: View {
  @ObservedObject var model: GalleryModel
  init(model: GalleryModel) { self.model = model }
  var body: some View { Button("Look") { model.tap() } }
}

struct PictureView: View {
  var body: some View { Text("Picture") }
}
