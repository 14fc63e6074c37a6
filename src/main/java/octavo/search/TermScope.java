package octavo.search;

/// The context of a word in a query.
///
/// @param field the name before the colon; empty if there is none
/// @param whole whether the word must match in full
record TermScope(String field, boolean whole) {
    static final TermScope ALL = new TermScope("", false);

    TermScope exact() {
        return new TermScope(field, true);
    }

    /// @param name empty to keep the field
    TermScope in(String name, boolean exact) {
        return new TermScope(name.isEmpty() ? field : name, whole || exact);
    }
}
