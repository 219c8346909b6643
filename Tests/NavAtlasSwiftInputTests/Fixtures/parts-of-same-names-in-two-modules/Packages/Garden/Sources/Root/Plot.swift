import SwiftUI

public struct PlotView: View {
  @State private var digs = false
  public init() {}

  public var body: some View {
    Button("Dig") { digs = true }.sheet(isPresented: $digs) { basket }
  }

  @ViewBuilder private var basket: some View {
    Button("Close") { digs = false }
    NavigationStack { NavigationLink("Soup") { SoupView() } }
  }
}

struct SoupView: View { var body: some View { Text("Soup") } }
