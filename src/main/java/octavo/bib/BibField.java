package octavo.bib;

import octavo.text.Span;

/// A field of an entry.
///
/// @param name the name as written
/// @param valueSource the value as written, with its delimiters
/// @param valueSpan the span of the value in the entry
public record BibField(String name, String valueSource, Span valueSpan) {
    /// A field that is not in a file yet.
    public static BibField of(String name, BibValue value) {
        return new BibField(name, value.source(), new Span(0, 0));
    }

    public BibValue value() {
        return BibValue.parse(valueSource);
    }
}
