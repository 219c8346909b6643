import SwiftUI

struct RulesView: View {
    let clerk: Clerk
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Continue") { clerk.next(.identity) }
        Button("Not today") { dismiss() }
    }
}

struct IdentityView: View {
    let clerk: Clerk
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        Button("Continue") { clerk.next(.booth) }
        Button("Back") { dismiss() }
    }
}

struct BoothView: View {
    let clerk: Clerk
    var body: some View {
        Button("Cast") { clerk.next(.done) }
    }
}

struct ThanksView: View {
    let clerk: Clerk
    var body: some View {
        Button("Leave") { clerk.finish() }
    }
}
