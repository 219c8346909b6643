import SwiftUI

struct ChairView_Previews: PreviewProvider {
    struct Harness: View {
        @State private var shows = false

        var body: some View {
            Button("Show") { shows = true }
                .fullScreenCover(isPresented: $shows) { ChairView(name: "Throne") }
        }
    }

    static var previews: some View {
        Group {
            Harness()
            NavigationView {
                NavigationLink("Go", destination: ChairListView())
            }
            TabView {
                ChairListView()
                ChairView(name: "Sofa")
            }
        }
    }
}
