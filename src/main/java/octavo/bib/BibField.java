package octavo.bib;

import octavo.text.Span;

/// A field of an entry.
///
/// @param name the name as written
/// @param source the value as written, with its delimiters
/// @param where where the value lies in the entry
public record BibField(String name, String source, Span where) {
    public BibValue value() {
        return BibValue.parse(source);
    }
}
