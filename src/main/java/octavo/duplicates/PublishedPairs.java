package octavo.duplicates;

import octavo.library.Library;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The preprints of a library with their published versions in the same library.
public final class PublishedPairs {
    private static final Comparator<TwinRules.TwinPair> BEST_FIRST =
            Comparator.comparing(TwinRules.TwinPair::level)
                    .thenComparing(found -> !found.isIdentified())
                    .thenComparingDouble(found -> -found.likeness())
                    .thenComparingInt(found -> found.published().slotIndex());

    private PublishedPairs() {}

    /// The pairs, in the order of the preprints.
    public static List<EntryMatch> findAll(Library library, DistinctPairs distinctPairs) {
        List<EntryFingerprint> fingerprints =
                ComparedEntries.fingerprintsOf(library).stream()
                        .filter(it -> it.isPreprint() || it.isPublication())
                        .toList();
        Map<Integer, Map<Integer, TwinRules.TwinPair>> pairsByPreprint = new HashMap<>();
        ComparedEntries.candidatePairs(fingerprints)
                .forEach((firstEntry, secondEntry) -> {
                    EntryFingerprint preprintFingerprint =
                            firstEntry.isPreprint() ? firstEntry : secondEntry;
                    EntryFingerprint publishedFingerprint =
                            firstEntry.isPreprint() ? secondEntry : firstEntry;
                    if (preprintFingerprint.isPreprint()
                            && publishedFingerprint.isPublication()
                            && !distinctPairs.hasPair(
                                    preprintFingerprint.key(), publishedFingerprint.key())) {
                        TwinRules.findPair(preprintFingerprint, publishedFingerprint)
                                .ifPresent(twinPair ->
                                        pairsByPreprint
                                                .computeIfAbsent(
                                                        preprintFingerprint.slotIndex(),
                                                        _ -> new HashMap<>())
                                                .put(publishedFingerprint.slotIndex(), twinPair));
                    }
                });
        return pairsByPreprint.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .flatMap(each -> chooseMatches(List.copyOf(each.getValue().values())).stream())
                .toList();
    }

    /// The published versions of a preprint: all that identifiers name, or else the most similar
    /// one, which is uncertain if others are as good.
    private static List<EntryMatch> chooseMatches(List<TwinRules.TwinPair> pairs) {
        List<TwinRules.TwinPair> bestPairs = pairs.stream().sorted(BEST_FIRST).toList();
        if (bestPairs.getFirst().isIdentified()) {
            return bestPairs.stream()
                    .filter(TwinRules.TwinPair::isIdentified)
                    .map(it -> toMatch(it, it.level(), it.reasons()))
                    .toList();
        }
        TwinRules.TwinPair bestPair = bestPairs.getFirst();
        boolean hasRival = bestPairs.size() > 1 && bestPairs.get(1).level() == MatchLevel.CERTAIN;
        if (!hasRival) {
            return List.of(toMatch(bestPair, bestPair.level(), bestPair.reasons()));
        }
        List<LocalizedSentence> reasonSentences = new ArrayList<>(bestPair.reasons());
        reasonSentences.add(
                LocalizedSentence.of(
                        "but {0} is just as similar", bestPairs.get(1).published().key()));
        return List.of(toMatch(bestPair, MatchLevel.LIKELY, reasonSentences));
    }

    private static EntryMatch toMatch(
            TwinRules.TwinPair twinPair,
            MatchLevel matchLevel,
            List<LocalizedSentence> reasonSentences) {
        return new EntryMatch(
                twinPair.preprint().slotIndex(),
                twinPair.published().slotIndex(),
                matchLevel,
                reasonSentences);
    }
}
