package octavo.duplicates;

import octavo.library.WorkKind;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Describes what two entries have in common.
final class MatchReasons {
    static final LocalizedSentence OTHER_DOI = LocalizedSentence.of("but their DOIs differ");
    static final LocalizedSentence OTHER_ISBN = LocalizedSentence.of("but their ISBNs differ");
    private static final String OTHER_KIND =
            ofOtherKind(WorkKind.REPORT, WorkKind.JOURNAL).pattern();

    private static final Set<String> SAME_IDENTIFIERS =
            Set.of(ofSameDoi("").pattern(), ofSameArxivId("").pattern());

    private MatchReasons() {}

    static LocalizedSentence ofSameDoi(String doi) {
        return LocalizedSentence.of("the same DOI {0}", doi);
    }

    static LocalizedSentence ofSameArxivId(String arxivId) {
        return LocalizedSentence.of("the same arXiv id {0}", arxivId);
    }

    static boolean isSameIdentifier(LocalizedSentence reason) {
        return SAME_IDENTIFIERS.contains(reason.pattern());
    }

    /// That one was published, and the other is a report, a thesis or the like.
    static LocalizedSentence ofOtherKind(WorkKind workKind, WorkKind otherKind) {
        return LocalizedSentence.of("but one is a {0}, the other a {1}", workKind, otherKind);
    }

    /// Certain, unless a reason speaks against it.
    static MatchLevel levelFor(MatchLevel foundLevel, List<LocalizedSentence> reasonSentences) {
        return reasonSentences.stream().anyMatch(MatchReasons::isDoubt)
                ? MatchLevel.LIKELY
                : foundLevel;
    }

    /// Whether an identifier or their kinds say that they are two works.
    static boolean tellsApart(LocalizedSentence reason) {
        return reason.equals(OTHER_DOI)
                || reason.equals(OTHER_ISBN)
                || reason.pattern().equals(OTHER_KIND);
    }

    /// Puts reasons against it last.
    static List<LocalizedSentence> doubtsLast(List<LocalizedSentence> reasonSentences) {
        return reasonSentences.stream()
                .sorted(Comparator.comparing(MatchReasons::isDoubt))
                .toList();
    }

    static boolean isDoubt(LocalizedSentence reason) {
        return reason.pattern().startsWith("but");
    }

    static List<LocalizedSentence> ofTitles(ComparedTitle firstTitle, ComparedTitle secondTitle) {
        if (firstTitle.plainLetters().isEmpty() || secondTitle.plainLetters().isEmpty()) {
            return List.of();
        }
        if (firstTitle.plainLetters().equals(secondTitle.plainLetters())) {
            return List.of(LocalizedSentence.of("the same title"));
        }
        int sharedWords = firstTitle.countShared(secondTitle);
        int totalWords =
                firstTitle.titleWords().size() + secondTitle.titleWords().size() - sharedWords;
        boolean isSameHead =
                !firstTitle.headLetters().isEmpty()
                        && firstTitle.headLetters().equals(secondTitle.headLetters());
        LocalizedSentence sharedSentence =
                LocalizedSentence.of("titles share {0} of {1} words", sharedWords, totalWords);
        return isSameHead
                ? List.of(
                        LocalizedSentence.of(
                                "both titles begin with “{0}:”", firstTitle.headLetters()),
                        sharedSentence)
                : List.of(sharedSentence);
    }

    static List<LocalizedSentence> ofPeople(
            ComparedAuthors firstAuthors, ComparedAuthors secondAuthors) {
        int authorCount = Math.max(firstAuthors.size(), secondAuthors.size());
        if (authorCount == 0) {
            return List.of();
        }
        if (firstAuthors.isEmpty() || secondAuthors.isEmpty()) {
            return List.of(LocalizedSentence.of("one has no authors"));
        }
        if (firstAuthors.areSameAs(secondAuthors)) {
            return List.of(sameAuthors(firstAuthors, secondAuthors, authorCount));
        }
        List<LocalizedSentence> reasonSentences = new ArrayList<>();
        int commonCount = firstAuthors.countCommon(secondAuthors);
        boolean haveNamesakes = firstAuthors.countShared(secondAuthors) > commonCount;
        if (commonCount > 0) {
            reasonSentences.add(
                    LocalizedSentence.of("{0} of {1} authors in common", commonCount, authorCount));
        }
        if (haveNamesakes) {
            reasonSentences.add(LocalizedSentence.of("but given names differ"));
        } else if (commonCount == 0) {
            reasonSentences.add(LocalizedSentence.of("but no author in common"));
        }
        return reasonSentences;
    }

    private static LocalizedSentence sameAuthors(
            ComparedAuthors firstAuthors, ComparedAuthors secondAuthors, int authorCount) {
        if (firstAuthors.areCutDifferently(secondAuthors)) {
            int leastCount = Math.min(firstAuthors.size(), secondAuthors.size());
            return LocalizedSentence.of(
                    "the same authors, though one list ends after {0}", leastCount);
        }
        return authorCount == 1
                ? LocalizedSentence.of("the same author")
                : LocalizedSentence.of("the same {0} authors", authorCount);
    }

    static List<LocalizedSentence> ofYears(
            EntryFingerprint firstEntry, EntryFingerprint secondEntry) {
        Optional<Integer> yearGap = firstEntry.yearsUntil(secondEntry);
        return yearGap.isEmpty()
                ? List.of()
                : List.of(
                        yearGap.get() == 0
                                ? LocalizedSentence.of(
                                        "both of {0}", firstEntry.year().orElseThrow())
                                : LocalizedSentence.of(
                                        "of {0} and {1}",
                                        firstEntry.year().orElseThrow(),
                                        secondEntry.year().orElseThrow()));
    }
}
