package octavo.csl;

/// The position of a cite relative to others of the same item.
enum CitePosition {
    FIRST,
    SUBSEQUENT,
    IBID,
    IBID_WITH_LOCATOR;

    boolean is(String name) {
        return switch (name) {
            case "first" -> this == FIRST;
            case "subsequent" -> this != FIRST;
            case "ibid" -> this == IBID || this == IBID_WITH_LOCATOR;
            case "ibid-with-locator" -> this == IBID_WITH_LOCATOR;
            default -> false;
        };
    }
}
