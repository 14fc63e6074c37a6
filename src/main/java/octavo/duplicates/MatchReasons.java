package octavo.duplicates;

import octavo.library.Kind;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Describes what two entries have in common.
final class MatchReasons {
    static final LocalizedSentence OTHER_DOI = LocalizedSentence.of("but their DOIs differ");
    static final LocalizedSentence OTHER_ISBN = LocalizedSentence.of("but their ISBNs differ");
    private static final String OTHER_KIND = ofOtherKind(Kind.REPORT, Kind.JOURNAL).pattern();

    private MatchReasons() {}

    /// That one was published, and the other is a report, a thesis or the like.
    static LocalizedSentence ofOtherKind(Kind kind, Kind other) {
        return LocalizedSentence.of("but one is a {0}, the other a {1}", kind, other);
    }

    /// Certain, unless a reason speaks against it.
    static MatchLevel level(MatchLevel found, List<LocalizedSentence> reasons) {
        return reasons.stream().anyMatch(MatchReasons::isAgainst) ? MatchLevel.LIKELY : found;
    }

    /// Whether an identifier or their kinds say that they are two works.
    static boolean tellsApart(LocalizedSentence reason) {
        return reason.equals(OTHER_DOI)
                || reason.equals(OTHER_ISBN)
                || reason.pattern().equals(OTHER_KIND);
    }

    /// Puts reasons against it last.
    static List<LocalizedSentence> inOrder(List<LocalizedSentence> reasons) {
        return reasons.stream().sorted(Comparator.comparing(MatchReasons::isAgainst)).toList();
    }

    private static boolean isAgainst(LocalizedSentence reason) {
        return reason.pattern().startsWith("but");
    }

    static List<LocalizedSentence> ofTitles(ComparedTitle one, ComparedTitle other) {
        if (one.letters().isEmpty() || other.letters().isEmpty()) {
            return List.of();
        }
        if (one.letters().equals(other.letters())) {
            return List.of(LocalizedSentence.of("the same title"));
        }
        int shared = one.shared(other);
        int all = one.words().size() + other.words().size() - shared;
        boolean head = !one.head().isEmpty() && one.head().equals(other.head());
        LocalizedSentence words =
                LocalizedSentence.of("titles share {0} of {1} words", shared, all);
        return head
                ? List.of(LocalizedSentence.of("both titles begin with “{0}:”", one.head()), words)
                : List.of(words);
    }

    static List<LocalizedSentence> ofPeople(ComparedAuthors some, ComparedAuthors others) {
        int all = Math.max(some.size(), others.size());
        if (all == 0) {
            return List.of();
        }
        if (some.isEmpty() || others.isEmpty()) {
            return List.of(LocalizedSentence.of("one has no authors"));
        }
        if (some.areThoseOf(others)) {
            return List.of(same(some, others, all));
        }
        List<LocalizedSentence> reasons = new ArrayList<>();
        int common = some.common(others);
        boolean namesakes = some.shared(others) > common;
        if (common > 0) {
            reasons.add(LocalizedSentence.of("{0} of {1} authors in common", common, all));
        }
        if (namesakes) {
            reasons.add(LocalizedSentence.of("but given names differ"));
        } else if (common == 0) {
            reasons.add(LocalizedSentence.of("but no author in common"));
        }
        return reasons;
    }

    private static LocalizedSentence same(ComparedAuthors some, ComparedAuthors others, int all) {
        if (some.areCut(others)) {
            int least = Math.min(some.size(), others.size());
            return LocalizedSentence.of("the same authors, though one list ends after {0}", least);
        }
        return all == 1
                ? LocalizedSentence.of("the same author")
                : LocalizedSentence.of("the same {0} authors", all);
    }

    static List<LocalizedSentence> ofYears(EntryFingerprint one, EntryFingerprint other) {
        Optional<Integer> gap = one.yearsUntil(other);
        return gap.isEmpty()
                ? List.of()
                : List.of(
                        gap.get() == 0
                                ? LocalizedSentence.of("both of {0}", one.year().orElseThrow())
                                : LocalizedSentence.of(
                                        "of {0} and {1}",
                                        one.year().orElseThrow(), other.year().orElseThrow()));
    }
}
