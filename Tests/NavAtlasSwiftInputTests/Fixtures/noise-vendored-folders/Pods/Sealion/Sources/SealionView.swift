import SwiftUI

public struct SealionView: View {
    @State private var fish = false

    public var body: some View {
        NavigationStack {
            NavigationLink("Ball") { BallTrickView() }
                .sheet(isPresented: $fish) { FishBucketView() }
        }
        .onAppear { fish = true }
    }
}

struct BallTrickView: View { var body: some View { Text("Balance") } }
struct FishBucketView: View { var body: some View { Text("Herring") } }
