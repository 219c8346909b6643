import UIKit

final class DeparturesViewModel {
    private let router: FerryRouting
    init(router: FerryRouting) { self.router = router }
    func selected(_ row: Int) { router.showTicket(row) }
}

final class DeparturesViewController: UITableViewController {
    var viewModel: DeparturesViewModel!

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.selected(indexPath.row)
    }
}

final class TicketViewController: UIViewController {
    let number: Int
    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}
