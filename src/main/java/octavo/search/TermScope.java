package octavo.search;

/// The context of a word in a query.
///
/// @param field the name before the colon; empty if there is none
/// @param extent how much the word must match
record TermScope(String field, TermExtent extent) {
    static final TermScope ALL = new TermScope("", TermExtent.PREFIX);

    TermScope exact() {
        return new TermScope(field, extent.and(TermExtent.WORDS));
    }

    /// @param name empty to keep the field
    TermScope in(String name, TermExtent other) {
        return new TermScope(name.isEmpty() ? field : name, extent.and(other));
    }

    /// Whether the word must match in full.
    boolean whole() {
        return extent != TermExtent.PREFIX;
    }
}
