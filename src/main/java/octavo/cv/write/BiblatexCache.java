package octavo.cv.write;

import octavo.library.PerWorkCache;

/// What bibliographies for `biblatex` have in common, made once for several lists.
public final class BiblatexCache {
    /// Entries, whole.
    final PerWorkCache<BiblatexEntries.EntryContext, String> writtenEntries = new PerWorkCache<>();

    /// What is the same for every list.
    final PerWorkCache<String, BiblatexEntries.SharedEntry> sharedEntries = new PerWorkCache<>();
}
