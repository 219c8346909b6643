import SwiftUI

struct OrcaView: View {
    var body: some View {
        NavigationLink("Jump") { SplashView() }
    }
}

struct SplashView: View { var body: some View { Text("Wet") } }
