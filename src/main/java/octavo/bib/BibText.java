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
    public List<BibText> splitLeadingBlankLines() {
        int offset = 0;
        int lineStart = 0;
        while (offset < slice.length() && ByteCursor.isAsciiWhitespace(slice.byteAt(offset))) {
            byte currentByte = slice.byteAt(offset++);
            lineStart = currentByte == '\n' || currentByte == '\r' ? offset : lineStart;
        }
        int splitOffset = offset == slice.length() ? offset : lineStart;
        return splitOffset == 0 || splitOffset == slice.length()
                ? List.of(this)
                : List.of(
                        new BibText(slice.subSlice(new Span(0, splitOffset)), List.of()),
                        new BibText(
                                slice.subSlice(new Span(splitOffset, slice.length())),
                                diagnosticsFrom(splitOffset)));
    }

    private List<Diagnostic> diagnosticsFrom(int splitOffset) {
        return diagnostics.stream()
                .filter(diagnostic -> diagnostic.span().start() >= splitOffset)
                .map(diagnostic ->
                        new Diagnostic(
                                diagnostic.span().shiftedBy(-splitOffset),
                                diagnostic.code(),
                                diagnostic.message()))
                .toList();
    }
}
