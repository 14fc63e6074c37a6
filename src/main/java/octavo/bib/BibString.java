package octavo.bib;

import octavo.text.Diagnostic;
import octavo.text.Span;

import java.util.List;
import java.util.Optional;

/// A `@string{name = "…"}`: a macro for use in values.
///
/// @param nameSpan the span of its name in the slice; empty if it has none
/// @param valueSpan the span of its value in the slice; empty if it has none
public record BibString(
        ByteSlice slice, Span nameSpan, Span valueSpan, List<Diagnostic> diagnostics)
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

    /// Renames it and leaves every other byte; empty if the new name is not valid.
    public Optional<BibString> withName(String newName) {
        return replaceSpan(nameSpan, newName).filter(edited -> edited.name().equals(newName));
    }

    /// A value with a text, delimited as its value is now; empty if its braces do not balance.
    public Optional<BibValue> delimitedValue(String valueText) {
        return BibValue.delimitedLike(slice.text(valueSpan), valueText);
    }

    /// Sets its value and leaves every other byte; empty if it cannot take the value.
    public Optional<BibString> withValue(BibValue newValue) {
        return replaceSpan(valueSpan, newValue.source())
                .filter(edited -> edited.value().source().equals(newValue.source()))
                .filter(edited -> edited.name().equals(name()));
    }

    private Optional<BibString> replaceSpan(Span span, String replacement) {
        return slice.encode(replacement)
                .map(encodedText ->
                        BibParser.parseItems(slice.withReplaced(span, encodedText).source()))
                .filter(items -> items.size() == 1)
                .map(List::getFirst)
                .filter(BibString.class::isInstance)
                .map(BibString.class::cast);
    }
}
