package octavo.gui.versions;

import octavo.bib.BibEntry;
import octavo.gui.masterdetail.PaperSummary;
import octavo.library.Library;
import octavo.library.Work;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A paper that differs between two states of a library.
///
/// @param key that of its entry
public record ChangedPaper(String key, PaperSummary paper, PaperChange paperChange) {
    private static final int MOST_PAPERS = 500;

    /// What has become of a paper.
    public enum PaperChange {
        ADDED,
        CHANGED,
        REMOVED
    }

    /// The first papers that differ: those of the later state in its order, then those that are
    /// gone.
    static List<ChangedPaper> between(Library earlier, Library later) {
        Map<String, BibEntry> earlierEntries = entriesByKey(earlier);
        Map<String, BibEntry> laterEntries = entriesByKey(later);
        Stream<ChangedPaper> present =
                Work.allOf(later)
                        .filter(work ->
                                !Optional.of(work.entry())
                                        .equals(
                                                Optional.ofNullable(
                                                        earlierEntries.get(work.key()))))
                        .map(work ->
                                of(
                                        work,
                                        earlierEntries.containsKey(work.key())
                                                ? PaperChange.CHANGED
                                                : PaperChange.ADDED));
        Stream<ChangedPaper> gone =
                Work.allOf(earlier)
                        .filter(work -> !laterEntries.containsKey(work.key()))
                        .map(work -> of(work, PaperChange.REMOVED));
        return Stream.concat(present, gone).limit(MOST_PAPERS).toList();
    }

    private static ChangedPaper of(Work work, PaperChange paperChange) {
        return new ChangedPaper(work.key(), PaperSummary.outside(work), paperChange);
    }

    private static Map<String, BibEntry> entriesByKey(Library library) {
        Map<String, BibEntry> entriesByKey = new HashMap<>();
        Work.allOf(library).forEach(work -> entriesByKey.putIfAbsent(work.key(), work.entry()));
        return entriesByKey;
    }
}
