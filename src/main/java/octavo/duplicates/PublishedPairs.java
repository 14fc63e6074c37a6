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
    private static final Comparator<TwinRules.Found> BEST =
            Comparator.comparing(TwinRules.Found::level)
                    .thenComparing(found -> !found.identified())
                    .thenComparingDouble(found -> -found.likeness())
                    .thenComparingInt(found -> found.published().index());

    private PublishedPairs() {}

    /// The pairs, in the order of the preprints.
    public static List<EntryMatch> of(Library library, KeptApart distinct) {
        List<EntryFingerprint> all =
                ComparedEntries.traits(library).stream()
                        .filter(it -> it.isPreprint() || it.isPublication())
                        .toList();
        Map<Integer, Map<Integer, TwinRules.Found>> found = new HashMap<>();
        ComparedEntries.candidates(all)
                .forEach((one, other) -> {
                    EntryFingerprint preprint = one.isPreprint() ? one : other;
                    EntryFingerprint published = one.isPreprint() ? other : one;
                    if (preprint.isPreprint()
                            && published.isPublication()
                            && !distinct.has(preprint.key(), published.key())) {
                        TwinRules.match(preprint, published)
                                .ifPresent(twins ->
                                        found.computeIfAbsent(
                                                        preprint.index(), _ -> new HashMap<>())
                                                .put(published.index(), twins));
                    }
                });
        return found.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .flatMap(each -> chosen(List.copyOf(each.getValue().values())).stream())
                .toList();
    }

    /// The published versions of a preprint: all that identifiers name, or else the most similar
    /// one, which is uncertain if others are as good.
    private static List<EntryMatch> chosen(List<TwinRules.Found> found) {
        List<TwinRules.Found> best = found.stream().sorted(BEST).toList();
        if (best.getFirst().identified()) {
            return best.stream()
                    .filter(TwinRules.Found::identified)
                    .map(it -> match(it, it.level(), it.reasons()))
                    .toList();
        }
        TwinRules.Found first = best.getFirst();
        boolean rival = best.size() > 1 && best.get(1).level() == MatchLevel.CERTAIN;
        if (!rival) {
            return List.of(match(first, first.level(), first.reasons()));
        }
        List<LocalizedSentence> reasons = new ArrayList<>(first.reasons());
        reasons.add(
                LocalizedSentence.of("but {0} is just as similar", best.get(1).published().key()));
        return List.of(match(first, MatchLevel.LIKELY, reasons));
    }

    private static EntryMatch match(
            TwinRules.Found found, MatchLevel level, List<LocalizedSentence> reasons) {
        return new EntryMatch(found.preprint().index(), found.published().index(), level, reasons);
    }
}
