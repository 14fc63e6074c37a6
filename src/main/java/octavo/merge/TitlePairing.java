package octavo.merge;

import octavo.bib.BibEntry;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Pairs entries whose titles share most of their words. Frequent words are not looked up, so that
/// it takes nearly linear time.
final class TitlePairing {
    private static final double MIN_LIKENESS = 0.6;
    private static final int MAX_OCCURRENCES = 20;

    private final UnitPairing<MergeUnit> unitPairing;
    private final UnitIdentities identities;

    TitlePairing(UnitPairing<MergeUnit> unitPairing, UnitIdentities identities) {
        this.unitPairing = unitPairing;
        this.identities = identities;
    }

    void pairByTitle(List<MergeUnit> oldUnits, List<MergeUnit> newUnits) {
        Map<String, List<Integer>> indexesByWord = new HashMap<>();
        for (int j = 0; j < newUnits.size(); j++) {
            int newIndex = j;
            if (unitPairing.matching().partnerOfRight(j) < 0) {
                titleWords(newUnits.get(j))
                        .forEach(word ->
                                indexesByWord
                                        .computeIfAbsent(word, _ -> new ArrayList<>(1))
                                        .add(newIndex));
            }
        }
        for (int i = 0; i < oldUnits.size() && !indexesByWord.isEmpty(); i++) {
            MergeCancellation.check();
            if (unitPairing.matching().partnerOfLeft(i) < 0
                    && oldUnits.get(i).item() instanceof BibEntry) {
                pairWithMostSimilar(i, oldUnits.get(i), newUnits, indexesByWord);
            }
        }
    }

    private Set<String> titleWords(MergeUnit unit) {
        return identities
                .traitsOf(unit)
                .filter(unitTraits -> unitTraits.byTitle().isPresent())
                .map(UnitTraits::titleWords)
                .orElse(Set.of());
    }

    private void pairWithMostSimilar(
            int oldIndex,
            MergeUnit entryUnit,
            List<MergeUnit> newUnits,
            Map<String, List<Integer>> indexesByWord) {
        Set<Integer> candidates = new HashSet<>();
        for (String word : titleWords(entryUnit)) {
            List<Integer> wordIndexes = indexesByWord.getOrDefault(word, List.of());
            if (wordIndexes.size() <= MAX_OCCURRENCES) {
                candidates.addAll(wordIndexes);
            }
        }
        double bestLikeness = MIN_LIKENESS;
        int bestIndex = -1;
        for (int candidateIndex : candidates) {
            double likeness =
                    unitPairing.matching().isFree(oldIndex, candidateIndex)
                            ? likenessOf(entryUnit, newUnits.get(candidateIndex))
                            : 0;
            if (likeness > bestLikeness
                    || likeness == bestLikeness && bestIndex >= 0 && candidateIndex < bestIndex) {
                bestLikeness = likeness;
                bestIndex = candidateIndex;
            }
        }
        if (bestIndex >= 0) {
            unitPairing.matching().pair(oldIndex, bestIndex);
        }
    }

    private double likenessOf(MergeUnit oldUnit, MergeUnit newUnit) {
        Optional<UnitTraits> oldTraits = identities.traitsOf(oldUnit);
        Optional<UnitTraits> newTraits = identities.traitsOf(newUnit);
        return oldTraits.isEmpty()
                        || newTraits.isEmpty()
                        || !oldTraits.get().mayBeSameWork(newTraits.get())
                ? 0
                : oldTraits.get().titleLikeness(newTraits.get());
    }
}
