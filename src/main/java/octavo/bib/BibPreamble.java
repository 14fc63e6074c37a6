package octavo.bib;

import octavo.text.Diagnostic;
import octavo.text.Span;

import java.util.List;

/// A `@preamble{"…"}`: TeX code for the head of the bibliography.
///
/// @param valueSpan the span of its value in the slice; empty if it has none
public record BibPreamble(ByteSlice slice, Span valueSpan, List<Diagnostic> diagnostics)
        implements BibItem {
    public BibPreamble {
        diagnostics = List.copyOf(diagnostics);
    }

    public BibValue value() {
        return BibValue.parse(slice.text(valueSpan));
    }
}
