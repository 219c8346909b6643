import SwiftUI

extension Note {
    @ViewBuilder var paper: some View {
        if self == .damage {
            DamageReportView()
        } else {
            PraiseView()
        }
    }
}
