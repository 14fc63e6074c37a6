package octavo.bib;

import octavo.text.Span;

/// A field of an entry.
///
/// @param name the name as written
/// @param source the value as written, with its delimiters
/// @param where the span of the value in the entry
public record BibField(String name, String source, Span where) {
    /// A field that is not in a file yet.
    public static BibField of(String name, BibValue value) {
        return new BibField(name, value.source(), new Span(0, 0));
    }

    public BibValue value() {
        return BibValue.parse(source);
    }
}
