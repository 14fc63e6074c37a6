package octavo.sharedlibraries;

import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibText;
import octavo.library.LibraryFile;
import octavo.sharedlibraries.SharingFailure.FailureKind;
import octavo.sharedlibraries.SharingFailure.FailureRemedy;
import octavo.text.LocalizedSentence;

import java.nio.file.Path;
import java.util.List;

/// Refuses exchanges by which many entries would go, here or for everybody, unless the user has
/// confirmed it: a file may be incomplete, or a server restored from an old backup.
///
/// @param acceptsRemovals whether the user has confirmed it
record RemovalGuard(boolean acceptsRemovals) {
    /// So many entries may go without a question, whatever their share of the library.
    static final int USUAL_REMOVALS = 20;

    /// Checks what a file has lost since the last exchange.
    void checkFile(SharedState state, LibraryFile file) throws SharingFailure {
        refuseCutOff(file);
        refuseRemovals(entryCount(state), entryCount(file.library().file()), file.path());
    }

    /// Checks what a file would lose by a merge.
    void checkMerged(LibraryFile file, BibFile mergedFile) throws SharingFailure {
        refuseRemovals(entryCount(file.library().file()), entryCount(mergedFile), file.path());
    }

    private static long entryCount(BibFile file) {
        return file.items().stream().filter(item -> !(item instanceof BibText)).count();
    }

    private static long entryCount(SharedState state) {
        return state.itemsById().values().stream()
                .filter(item -> !item.isRemoved() && item.content().byteAt(0) == '@')
                .count();
    }

    /// A file that ends within an entry may lack those that followed.
    private static void refuseCutOff(LibraryFile file) throws SharingFailure {
        List<BibItem> items = file.library().file().items();
        if (!items.isEmpty() && !items.getLast().isClosed()) {
            throw new SharingFailure(
                    FailureKind.WRONG_USE,
                    LocalizedSentence.of(
                            "{0} ends within an entry, so what followed may be missing. Close the"
                                    + " entry, or get the whole file. Nothing was exchanged.",
                            file.path()));
        }
    }

    private void refuseRemovals(long countBefore, long countNow, Path libraryPath)
            throws SharingFailure {
        long removed = countBefore - countNow;
        boolean isSuspicious =
                countBefore > 0 && countNow == 0
                        || removed >= USUAL_REMOVALS && removed * 10 > countBefore;
        if (isSuspicious && !acceptsRemovals) {
            throw new SharingFailure(
                    FailureKind.UNCONFIRMED,
                    LocalizedSentence.of(
                            "{0} of {1} entries of {2} would go. Nothing was exchanged.",
                            removed, countBefore, libraryPath),
                    FailureRemedy.ACCEPT_REMOVALS);
        }
    }
}
