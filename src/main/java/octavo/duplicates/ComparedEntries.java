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

    static List<EntryFingerprint> fingerprintsOf(Library library) {
        Map<PersonName, NameShape> nameShapes = new HashMap<>();
        return Work.allOf(library)
                .filter(Work::isPublication)
                .flatMap(work -> fingerprintsOf(work, nameShapes).stream())
                .toList();
    }

    private static Optional<EntryFingerprint> fingerprintsOf(
            Work work, Map<PersonName, NameShape> nameShapes) {
        return EntryGuard.readSafely(
                work.key(),
                () -> Optional.of(EntryFingerprint.of(work.index(), work, nameShapes)),
                Optional::empty);
    }

    static ComparisonPairs candidatePairs(List<EntryFingerprint> fingerprints) {
        BlockingKeys blockingKeys = new BlockingKeys(fingerprints);
        ComparisonPairs candidates = new ComparisonPairs();
        fingerprints.forEach(fingerprint ->
                candidates.addFingerprint(fingerprint, blockingKeys.keysOf(fingerprint)));
        return candidates;
    }
}
