package octavo.bib;

import octavo.text.Diagnostic;
import octavo.text.Span;

import java.util.List;
import java.util.Optional;

/// A `@string{name = "…"}`: a name that values may use in place of the text.
///
/// @param nameSpan where its name lies in the slice; empty where it has none
/// @param valueSpan where its value lies in the slice; empty where it has none
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

    /// Gives it another name and leaves every other byte; nothing if that is not a name.
    public Optional<BibString> withName(String name) {
        return replacing(nameSpan, name).filter(edited -> edited.name().equals(name));
    }

    /// Gives it another value and leaves every other byte; nothing if it cannot take it.
    public Optional<BibString> withValue(BibValue value) {
        return replacing(valueSpan, value.source())
                .filter(edited -> edited.value().source().equals(value.source()))
                .filter(edited -> edited.name().equals(name()));
    }

    private Optional<BibString> replacing(Span part, String by) {
        return slice.encode(by)
                .map(bytes -> BibParser.items(slice.replacing(part, bytes).source()))
                .filter(items -> items.size() == 1)
                .map(List::getFirst)
                .filter(BibString.class::isInstance)
                .map(BibString.class::cast);
    }
}
