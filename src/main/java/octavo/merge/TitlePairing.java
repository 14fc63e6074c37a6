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
    private static final double ENOUGH = 0.6;
    private static final int COMMON = 20;

    private final UnitPairing<MergeUnit> pairing;
    private final UnitIdentities marks;

    TitlePairing(UnitPairing<MergeUnit> pairing, UnitIdentities marks) {
        this.pairing = pairing;
        this.marks = marks;
    }

    void pair(List<MergeUnit> before, List<MergeUnit> after) {
        Map<String, List<Integer>> places = new HashMap<>();
        for (int j = 0; j < after.size(); j++) {
            int place = j;
            if (pairing.matching().ofRight(j) < 0) {
                words(after.get(j))
                        .forEach(it ->
                                places.computeIfAbsent(it, _ -> new ArrayList<>(1)).add(place));
            }
        }
        for (int i = 0; i < before.size() && !places.isEmpty(); i++) {
            MergeCancellation.check();
            if (pairing.matching().ofLeft(i) < 0 && before.get(i).item() instanceof BibEntry) {
                pairWithMostLike(i, before.get(i), after, places);
            }
        }
    }

    private Set<String> words(MergeUnit unit) {
        return marks.traits(unit)
                .filter(it -> it.byTitle().isPresent())
                .map(UnitTraits::words)
                .orElse(Set.of());
    }

    private void pairWithMostLike(
            int i, MergeUnit entry, List<MergeUnit> after, Map<String, List<Integer>> places) {
        Set<Integer> candidates = new HashSet<>();
        for (String word : words(entry)) {
            List<Integer> having = places.getOrDefault(word, List.of());
            if (having.size() <= COMMON) {
                candidates.addAll(having);
            }
        }
        double most = ENOUGH;
        int best = -1;
        for (int j : candidates) {
            double likeness = pairing.matching().isFree(i, j) ? likeness(entry, after.get(j)) : 0;
            if (likeness > most || likeness == most && best >= 0 && j < best) {
                most = likeness;
                best = j;
            }
        }
        if (best >= 0) {
            pairing.matching().pair(i, best);
        }
    }

    private double likeness(MergeUnit one, MergeUnit other) {
        Optional<UnitTraits> before = marks.traits(one);
        Optional<UnitTraits> after = marks.traits(other);
        return before.isEmpty() || after.isEmpty() || !before.get().mayBe(after.get())
                ? 0
                : before.get().likeness(after.get());
    }
}
