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
    OTHER;

    /// Whether styles print it in one place only. A month may be far from its year.
    boolean isPrintedOnce() {
        return switch (this) {
            case DATE, IDENTIFIER, NOTE, OTHER -> false;
            case AUTHOR,
                    TITLE,
                    CONTAINER,
                    EDITOR,
                    SERIES,
                    VOLUME,
                    NUMBER,
                    PAGES,
                    PUBLISHER,
                    PLACE,
                    EDITION ->
                    true;
        };
    }
}
