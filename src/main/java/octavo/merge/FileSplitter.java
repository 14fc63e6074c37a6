package octavo.merge;

import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibText;
import octavo.bib.ByteSlice;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;

/// Splits a file into its blocks and lines of text, and the whitespace between them.
final class FileSplitter {
    private final List<MergeUnit> units = new ArrayList<>();
    private final List<ByteSlice> gapSlices = new ArrayList<>();
    private ByteSlice pendingGap = ByteBuilder.EMPTY_SLICE;

    private FileSplitter() {}

    static UnitSequence<MergeUnit> splitFile(BibFile file) {
        var splitter = new FileSplitter();
        for (BibItem item : file.items()) {
            if (item instanceof BibText textItem) {
                splitter.addLines(textItem);
            } else {
                splitter.addUnit(MergeUnit.of(item));
            }
        }
        splitter.gapSlices.add(splitter.pendingGap);
        return new UnitSequence<>(splitter.units, splitter.gapSlices);
    }

    private void addUnit(MergeUnit unit) {
        gapSlices.add(pendingGap);
        units.add(unit);
        pendingGap = ByteBuilder.EMPTY_SLICE;
    }

    private void addLines(BibText textItem) {
        ByteSlice textSlice = textItem.slice();
        int offset = 0;
        while (offset < textSlice.length()) {
            int startOffset = offset;
            while (offset < textSlice.length() && isWhitespace(textSlice.byteAt(offset))) {
                offset++;
            }
            if (offset > startOffset) {
                pendingGap = textSlice.subSlice(new Span(startOffset, offset));
            }
            startOffset = offset;
            while (offset < textSlice.length() && !isLineEnd(textSlice.byteAt(offset))) {
                offset++;
            }
            int endOffset = offset;
            while (endOffset > startOffset && isWhitespace(textSlice.byteAt(endOffset - 1))) {
                endOffset--;
            }
            if (endOffset > startOffset) {
                addUnit(
                        MergeUnit.of(
                                textItem, textSlice.subSlice(new Span(startOffset, endOffset))));
                offset = endOffset;
            }
        }
    }

    static boolean isWhitespace(byte currentByte) {
        return currentByte == ' ' || currentByte >= '\t' && currentByte <= '\r';
    }

    private static boolean isLineEnd(byte currentByte) {
        return currentByte == '\n' || currentByte == '\r';
    }
}
