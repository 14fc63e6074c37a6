package octavo.bib;

import octavo.text.Diagnostic;
import octavo.text.Span;

import java.util.List;

/// Whatever stands between the blocks: blank lines, remarks, and what could not be read as a block.
public record BibText(ByteSlice slice, List<Diagnostic> diagnostics) implements BibItem {
    public BibText {
        diagnostics = List.copyOf(diagnostics);
    }

    /// The blank lines that it starts with, and the rest from the start of the first line that says
    /// something; empty texts are left out.
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
