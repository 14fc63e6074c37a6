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
    TermExtent stricter(TermExtent otherExtent) {
        return compareTo(otherExtent) < 0 ? otherExtent : this;
    }
}
