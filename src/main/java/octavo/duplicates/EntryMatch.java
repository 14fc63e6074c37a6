package octavo.duplicates;

import octavo.text.LocalizedSentence;

import java.util.Comparator;
import java.util.List;

/// Two entries that belong together, and why.
///
/// @param firstIndex the index of one of them in the library; of the preprint, if one is
/// @param secondIndex the index of the other
/// @param reasons for people, the strongest first
public record EntryMatch(
        int firstIndex, int secondIndex, MatchLevel matchLevel, List<LocalizedSentence> reasons) {
    public EntryMatch {
        reasons = List.copyOf(reasons);
    }

    /// Whether they are more likely two works, as their DOIs, ISBNs or kinds say.
    public boolean isDoubtful() {
        return reasons.stream().anyMatch(MatchReasons::tellsApart);
    }

    /// Whether some reasons leave it open that they are two works: one speaks against it, and no
    /// identifier is the same.
    public static boolean mayBeTwoWorks(List<LocalizedSentence> reasons) {
        return reasons.stream().anyMatch(MatchReasons::isDoubt)
                && reasons.stream().noneMatch(MatchReasons::isSameIdentifier);
    }

    /// The reasons, with what tells them apart first.
    public List<LocalizedSentence> reasonsWithDoubtsFirst() {
        return reasons.stream()
                .sorted(Comparator.comparing(reason -> !MatchReasons.tellsApart(reason)))
                .toList();
    }
}
