package octavo.search;

/// The context of a word in a query.
///
/// @param fieldName the name before the colon; empty if there is none
/// @param termExtent how much the word must match
record TermScope(String fieldName, TermExtent termExtent) {
    static final TermScope ALL = new TermScope("", TermExtent.PREFIX);

    TermScope withWholeWords() {
        return new TermScope(fieldName, termExtent.stricter(TermExtent.WORDS));
    }

    /// @param innerName empty to keep the field
    TermScope within(String innerName, TermExtent innerExtent) {
        return new TermScope(
                innerName.isEmpty() ? fieldName : innerName, termExtent.stricter(innerExtent));
    }

    /// Whether the word must match in full.
    boolean isWhole() {
        return termExtent != TermExtent.PREFIX;
    }
}
