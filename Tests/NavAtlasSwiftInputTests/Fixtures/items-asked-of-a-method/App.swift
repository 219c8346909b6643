import SwiftUI

@main struct StudioApp: App {
  @State private var offers = Offers()
  var body: some Scene {
    WindowGroup { StudioView().environment(offers).sheet(item: context) { OfferView(context: $0) } }
  }
  private var context: Binding<Offer?> {
    Binding(get: { offers.offer(for: .root) }, set: { if $0 == nil { offers.dismiss() } })
  }
}
enum Offer: Identifiable {
  case a, b
  var id: Self { self }
  var feature: Int? {
    switch self {
    case .a: nil
    case .b: 1
    }
  }
}
enum Host { case root, other }
@Observable final class Offers {
  private(set) var offer: Offer?
  private(set) var host: Host = .root
  private var resume: (() -> Void)?
  var available: Bool { UserDefaults.standard.bool(forKey: "Go") }
  func request(_ c: Offer, host: Host = .root, resume: (() -> Void)? = nil) {
    if let f = c.feature, available {
      resume?()
      return
    }
    self.host = host
    self.resume = resume
    offer = c
  }
  func offer(for h: Host) -> Offer? { host == h ? offer : nil }
  func dismiss() {
    offer = nil
    host = .root
  }
}
struct StudioView: View {
  @Environment(Offers.self) private var offers
  @State private var sweep = false
  var body: some View {
    Button("Go") { offers.request(.a) }
    Button("Sweep") { offers.request(.b) { sweep = true } }
      .sheet(isPresented: $sweep) { SweepView() }
  }
}
struct OfferView: View {
  let context: Offer
  @Environment(Offers.self) private var offers
  var body: some View { Button("Go") { offers.dismiss() } }
}
struct SweepView: View { var body: some View { Text("") } }
