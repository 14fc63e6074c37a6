package octavo.gui.sidebar;

/// A facet value to assign to entries: a tag, a venue, or another author.
public record FacetValue(Facet facet, String value) {
    public static FacetValue tag(String tag) {
        return new FacetValue(Facet.TAG, tag);
    }

    public static FacetValue group(String name) {
        return new FacetValue(Facet.GROUP, name);
    }

    /// Whether values of a facet can be assigned.
    static boolean isOf(Facet facet) {
        return switch (facet) {
            case TAG, GROUP, VENUE, PERSON -> true;
            case KIND, YEAR -> false;
        };
    }

    /// The id of its message.
    public String id() {
        return facet.id();
    }
}
