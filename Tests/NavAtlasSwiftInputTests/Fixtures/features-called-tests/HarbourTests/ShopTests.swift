import SwiftUI
import XCTest

struct Probe: View { var body: some View { NavigationLink("Glasses") { Glasses() } } }

final class ShopTests: XCTestCase {}
