package octavo.bib;

import octavo.text.Diagnostic;
import octavo.text.Span;

import java.util.List;

/// Anything between blocks: blank lines, comments, and text that could not be parsed as a block.
public record BibText(ByteSlice slice, List<Diagnostic> diagnostics) implements BibItem {
    public BibText {
        diagnostics = List.copyOf(diagnostics);
    }

    /// The leading blank lines, and the rest from the first line that is not blank; empty texts are
    /// omitted.
    public List<BibText> withBlankLinesApart() {
        int at = 0;
        int lineStart = 0;
        while (at < slice.length() && ByteCursor.isAsciiWhite(slice.at(at))) {
            byte b = slice.at(at++);
            lineStart = b == '\n' || b == '\r' ? at : lineStart;
        }
        int cut = at == slice.length() ? at : lineStart;
        return cut == 0 || cut == slice.length()
                ? List.of(this)
                : List.of(
                        new BibText(slice.part(new Span(0, cut)), List.of()),
                        new BibText(
                                slice.part(new Span(cut, slice.length())), diagnosticsFrom(cut)));
    }

    private List<Diagnostic> diagnosticsFrom(int cut) {
        return diagnostics.stream()
                .filter(what -> what.where().start() >= cut)
                .map(what ->
                        new Diagnostic(what.where().shifted(-cut), what.code(), what.message()))
                .toList();
    }
}
