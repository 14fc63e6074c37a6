package octavo.search;

/// What a word of a query is about.
///
/// @param field the name before the colon; empty where there is none
/// @param whole whether the word has to be there whole
record TermScope(String field, boolean whole) {
    static final TermScope ALL = new TermScope("", false);

    TermScope exact() {
        return new TermScope(field, true);
    }

    /// @param name empty to stay with the field
    TermScope in(String name, boolean exact) {
        return new TermScope(name.isEmpty() ? field : name, whole || exact);
    }
}
