package octavo.gui.sidebar;

/// A value of a facet that entries are given: a tag, a venue, or one more author.
public record FacetValue(Facet facet, String value) {
    public static FacetValue tag(String tag) {
        return new FacetValue(Facet.TAG, tag);
    }

    /// Whether entries can be given the values of a facet.
    static boolean isOf(Facet facet) {
        return switch (facet) {
            case TAG, VENUE, PERSON -> true;
            case KIND, YEAR -> false;
        };
    }

    /// What its message is called.
    public String id() {
        return facet.id();
    }
}
