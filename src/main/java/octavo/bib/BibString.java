package octavo.bib;

import octavo.text.Diagnostic;
import octavo.text.Span;

import java.util.List;

/// A `@string{name = "…"}`: a name that values may use in place of the text.
///
/// @param nameSpan where its name lies in the slice; empty where it has none
/// @param valueSpan where its value lies in the slice; empty where it has none
public record BibString(Slice slice, Span nameSpan, Span valueSpan, List<Diagnostic> diagnostics)
        implements BibItem {
    public BibString {
        diagnostics = List.copyOf(diagnostics);
    }

    public String name() {
        return slice.text(nameSpan);
    }

    public BibValue value() {
        return BibValue.parse(slice.text(valueSpan));
    }
}
