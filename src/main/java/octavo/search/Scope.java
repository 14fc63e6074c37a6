package octavo.search;

/// What a word of a query is about.
///
/// @param field the name before the colon; empty where there is none
/// @param whole whether the word has to be there whole
record Scope(String field, boolean whole) {
    static final Scope ALL = new Scope("", false);

    Scope exact() {
        return new Scope(field, true);
    }

    /// @param name empty to stay with the field
    Scope in(String name, boolean exact) {
        return new Scope(name.isEmpty() ? field : name, whole || exact);
    }
}
