package octavo.cv.write;

import octavo.library.PerWork;

/// What bibliographies for `biblatex` have in common, made once for several lists.
public final class BiblatexCache {
    /// Entries, whole.
    final PerWork<BiblatexEntries.Said, String> entries = new PerWork<>();

    /// What is the same for every list.
    final PerWork<String, BiblatexEntries.Modern> modern = new PerWork<>();
}
