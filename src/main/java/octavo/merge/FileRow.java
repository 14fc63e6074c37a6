package octavo.merge;

import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibText;
import octavo.bib.ByteSlice;
import octavo.text.Span;

import java.util.ArrayList;
import java.util.List;

/// Splits a file into its blocks and lines of text, and the whitespace between them.
final class FileRow {
    private final List<MergeUnit> units = new ArrayList<>();
    private final List<ByteSlice> gaps = new ArrayList<>();
    private ByteSlice gap = ByteBuilder.NONE;

    private FileRow() {}

    static UnitSequence<MergeUnit> of(BibFile file) {
        var row = new FileRow();
        for (BibItem item : file.items()) {
            if (item instanceof BibText text) {
                row.addLines(text);
            } else {
                row.add(MergeUnit.of(item));
            }
        }
        row.gaps.add(row.gap);
        return new UnitSequence<>(row.units, row.gaps);
    }

    private void add(MergeUnit unit) {
        gaps.add(gap);
        units.add(unit);
        gap = ByteBuilder.NONE;
    }

    private void addLines(BibText text) {
        ByteSlice slice = text.slice();
        int at = 0;
        while (at < slice.length()) {
            int start = at;
            while (at < slice.length() && isWhite(slice.at(at))) {
                at++;
            }
            if (at > start) {
                gap = slice.part(new Span(start, at));
            }
            start = at;
            while (at < slice.length() && !isLineEnd(slice.at(at))) {
                at++;
            }
            int end = at;
            while (end > start && isWhite(slice.at(end - 1))) {
                end--;
            }
            if (end > start) {
                add(MergeUnit.of(text, slice.part(new Span(start, end))));
                at = end;
            }
        }
    }

    static boolean isWhite(byte b) {
        return b == ' ' || b >= '\t' && b <= '\r';
    }

    private static boolean isLineEnd(byte b) {
        return b == '\n' || b == '\r';
    }
}
