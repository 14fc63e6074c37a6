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

    static FileForm merged(BibFile base, BibFile ours, BibFile theirs) {
        FileForm here = FileForm.of(ours);
        FileForm there = FileForm.of(theirs);
        if (base.items().isEmpty()) {
            return ours.items().isEmpty() ? there : here;
        }
        FileForm before = FileForm.of(base);
        return new FileForm(
                changed(before.encoding(), here.encoding(), there.encoding()),
                charset(before.charset(), here.charset(), there.charset()),
                changed(before.marked(), here.marked(), there.marked()),
                lineEnd(before.lineEnd(), here.lineEnd(), there.lineEnd()));
    }

    private static <T> T changed(T base, T ours, T theirs) {
        return ours.equals(base) ? theirs : ours;
    }

    /// An ASCII file fits any charset.
    private static Optional<Charset> charset(
            Optional<Charset> base, Optional<Charset> ours, Optional<Charset> theirs) {
        return ours.isEmpty() || theirs.isEmpty()
                ? ours.or(() -> theirs)
                : changed(base, ours, theirs);
    }

    /// A file of one line fits any line ending.
    private static LineEnd lineEnd(LineEnd base, LineEnd ours, LineEnd theirs) {
        if (ours == LineEnd.NONE || theirs == LineEnd.NONE) {
            return ours == LineEnd.NONE ? theirs : ours;
        }
        return changed(base, ours, theirs);
    }
}
