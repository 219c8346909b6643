import SwiftUI
import UIKit

final class StampAlbumController: UIViewController {
    @IBAction private func openStamp(_ sender: Any) {
        performSegue(withIdentifier: "toStamp", sender: sender)
    }

    @IBAction private func openHelp(_ sender: Any) {
        navigationController?.pushViewController(UIHostingController(rootView: AlbumHelpView()), animated: true)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? StampController)?.number = 12
    }
}

final class StampController: UIViewController {
    var number = 0
}

struct AlbumHelpView: View {
    var body: some View { Text("Use tweezers") }
}
