package octavo.formats.referencetext;

/// The part of a printed reference that a token belongs to.
enum ReferenceLabel {
    AUTHOR,
    TITLE,
    CONTAINER,
    EDITOR,
    SERIES,
    VOLUME,
    NUMBER,
    PAGES,
    DATE,
    PUBLISHER,
    PLACE,
    EDITION,
    IDENTIFIER,
    NOTE,
    /// Punctuation and words between the parts: `In`, `pp.`
    OTHER
}
