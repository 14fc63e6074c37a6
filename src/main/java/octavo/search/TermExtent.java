package octavo.search;

/// How much of what an entry has a term of a query must cover. Each asks for more than those
/// before.
enum TermExtent {
    /// The beginning of its last word, `title:adapt`.
    PREFIX,
    /// Whole words, `title=adaptive`.
    WORDS,
    /// A whole value, `tag=="deep learning"`.
    VALUE;

    /// Both.
    TermExtent and(TermExtent other) {
        return compareTo(other) < 0 ? other : this;
    }
}
