import SwiftUI

struct EyeTest: View { var body: some View { NavigationLink("Result") { Glasses() } } }
