import SwiftUI

/// Two looks of one column, which a control in the other chooses: what it writes is not known.
struct RacksView: View {
    @State private var look = "list"

    var body: some View {
        NavigationSplitView {
            Picker("Look", selection: $look) {
                Text("List").tag("list")
                Text("Grid").tag("grid")
            }
        } detail: {
            ZStack {
                Color.gray
                if look == "list" { RackList() } else { RackGrid() }
            }
        }
    }
}

struct RackList: View { var body: some View { List { Text("Rack") } } }
struct RackGrid: View { var body: some View { List { Text("Racks") } } }
