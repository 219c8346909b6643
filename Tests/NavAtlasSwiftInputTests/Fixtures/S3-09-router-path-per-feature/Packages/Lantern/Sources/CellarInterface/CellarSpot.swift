public enum CellarSpot: Hashable {
    case barrels
    case drain
}
