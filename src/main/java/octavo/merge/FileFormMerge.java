package octavo.merge;

import octavo.bib.BibFile;
import octavo.bib.FileForm;
import octavo.bib.LineEnd;

import java.nio.charset.Charset;
import java.util.Optional;

/// Merges the form of a file: encoding, byte order mark and line endings are each taken from the
/// side that changed them, otherwise from ours.
final class FileFormMerge {
    private FileFormMerge() {}

    static FileForm mergeForms(BibFile base, BibFile ours, BibFile theirs) {
        FileForm ourForm = FileForm.of(ours);
        FileForm theirForm = FileForm.of(theirs);
        if (base.items().isEmpty()) {
            return ours.items().isEmpty() ? theirForm : ourForm;
        }
        FileForm baseForm = FileForm.of(base);
        return new FileForm(
                takeChanged(baseForm.encoding(), ourForm.encoding(), theirForm.encoding()),
                mergeCharsets(baseForm.charsetOf(), ourForm.charsetOf(), theirForm.charsetOf()),
                takeChanged(
                        baseForm.hasByteOrderMark(),
                        ourForm.hasByteOrderMark(),
                        theirForm.hasByteOrderMark()),
                mergeLineEnds(baseForm.lineEnd(), ourForm.lineEnd(), theirForm.lineEnd()));
    }

    private static <T> T takeChanged(T base, T ours, T theirs) {
        return ours.equals(base) ? theirs : ours;
    }

    /// An ASCII file fits any charset.
    private static Optional<Charset> mergeCharsets(
            Optional<Charset> base, Optional<Charset> ours, Optional<Charset> theirs) {
        return ours.isEmpty() || theirs.isEmpty()
                ? ours.or(() -> theirs)
                : takeChanged(base, ours, theirs);
    }

    /// A file of one line fits any line ending.
    private static LineEnd mergeLineEnds(LineEnd base, LineEnd ours, LineEnd theirs) {
        if (ours == LineEnd.NONE || theirs == LineEnd.NONE) {
            return ours == LineEnd.NONE ? theirs : ours;
        }
        return takeChanged(base, ours, theirs);
    }
}
