public enum AtticSpot: Hashable {
    case trunk
    case rafters
    case skylight
}
