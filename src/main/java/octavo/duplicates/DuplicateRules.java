package octavo.duplicates;

import octavo.library.WorkKind;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Decides whether two entries are the same publication, and says why.
final class DuplicateRules {
    private DuplicateRules() {}

    static Optional<EntryMatch> match(EntryFingerprint firstEntry, EntryFingerprint secondEntry) {
        ComparedPair pair = new ComparedPair(firstEntry, secondEntry);
        return DuplicateRule.levelOf(pair)
                .map(matchLevel -> toMatch(pair, matchLevel, collectReasons(pair)));
    }

    private static EntryMatch toMatch(
            ComparedPair pair, MatchLevel matchLevel, List<LocalizedSentence> reasonSentences) {
        return new EntryMatch(
                pair.firstEntry().slotIndex(),
                pair.secondEntry().slotIndex(),
                MatchReasons.levelFor(matchLevel, reasonSentences),
                reasonSentences);
    }

    private static List<LocalizedSentence> collectReasons(ComparedPair pair) {
        EntryFingerprint firstEntry = pair.firstEntry();
        List<LocalizedSentence> reasonSentences = new ArrayList<>();
        if (pair.haveSameDoi()) {
            reasonSentences.add(MatchReasons.ofSameDoi(firstEntry.doi().orElseThrow()));
        } else if (pair.haveOtherDois()) {
            reasonSentences.add(MatchReasons.OTHER_DOI);
        }
        if (pair.haveSameArxivId()) {
            reasonSentences.add(MatchReasons.ofSameArxivId(firstEntry.arxivId().orElseThrow()));
        }
        if (pair.isSameTitle() && pair.haveSameKey()) {
            reasonSentences.add(LocalizedSentence.of("the same key {0}", firstEntry.key()));
        }
        reasonSentences.addAll(MatchReasons.ofTitles(pair.firstTitle(), pair.secondTitle()));
        reasonSentences.addAll(MatchReasons.ofPeople(pair.firstAuthors(), pair.secondAuthors()));
        if (pair.agreeIn("page")) {
            reasonSentences.add(
                    LocalizedSentence.of(
                            "the same first page {0}",
                            firstEntry.numbersByField().getOrDefault("page", "")));
        }
        reasonSentences.addAll(MatchReasons.ofYears(firstEntry, pair.secondEntry()));
        if (!pair.isSameKind()) {
            reasonSentences.add(reasonOfKinds(pair));
        }
        reasonSentences.addAll(MatchDoubt.sentencesFor(pair));
        return MatchReasons.doubtsLast(reasonSentences);
    }

    private static LocalizedSentence reasonOfKinds(ComparedPair pair) {
        WorkKind firstKind = pair.firstEntry().kind();
        WorkKind secondKind = pair.secondEntry().kind();
        if (firstKind == WorkKind.OTHER || secondKind == WorkKind.OTHER) {
            return LocalizedSentence.of("one is of a different kind");
        }
        // With one DOI, the type of one of them is wrong.
        boolean areVersions =
                pair.firstEntry().isPublication() != pair.secondEntry().isPublication()
                        && !pair.haveSameDoi();
        return areVersions
                ? MatchReasons.ofOtherKind(firstKind, secondKind)
                : LocalizedSentence.of("one is a {0}, the other a {1}", firstKind, secondKind);
    }
}
