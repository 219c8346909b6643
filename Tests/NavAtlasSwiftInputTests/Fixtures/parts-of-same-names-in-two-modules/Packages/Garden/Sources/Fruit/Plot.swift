import SwiftUI

public struct PlotView: View {
  @State private var picks = false
  public init() {}

  public var body: some View {
    Button("Pick") { picks = true }.sheet(isPresented: $picks) { basket }
  }

  @ViewBuilder private var basket: some View {
    Text("Basket")
    NavigationStack { NavigationLink("Jam") { JamView() } }
  }
}

struct JamView: View { var body: some View { Text("Jam") } }
