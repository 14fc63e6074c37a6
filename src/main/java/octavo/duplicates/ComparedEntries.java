package octavo.duplicates;

import octavo.library.EntryGuard;
import octavo.library.Library;
import octavo.library.Work;
import octavo.names.NameShape;
import octavo.names.PersonName;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The entries of a library, prepared for comparison.
final class ComparedEntries {
    private ComparedEntries() {}

    static List<EntryFingerprint> traits(Library library) {
        Map<PersonName, NameShape> names = new HashMap<>();
        return Work.allOf(library)
                .filter(Work::isPublication)
                .flatMap(work -> traits(work, names).stream())
                .toList();
    }

    private static Optional<EntryFingerprint> traits(Work work, Map<PersonName, NameShape> names) {
        return EntryGuard.read(
                work.key(),
                () -> Optional.of(EntryFingerprint.of(work.index(), work, names)),
                Optional::empty);
    }

    static ComparisonPairs candidates(List<EntryFingerprint> all) {
        BlockingKeys marks = new BlockingKeys(all);
        ComparisonPairs candidates = new ComparisonPairs();
        all.forEach(each -> candidates.add(each, marks.of(each)));
        return candidates;
    }
}
