package octavo.duplicates;

import octavo.library.WorkKind;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Whether two entries are the same publication.
final class DuplicateRules {
    private static final double ALIKE_TITLES = 0.75;
    private static final double RELATED_TITLES = 0.5;

    private final EntryFingerprint firstEntry;
    private final EntryFingerprint secondEntry;
    private final ComparedTitle firstTitle;
    private final ComparedTitle secondTitle;
    private final boolean isSameTitle;
    private final boolean areSameAuthors;
    private final Optional<Integer> yearGap;

    private DuplicateRules(EntryFingerprint firstEntry, EntryFingerprint secondEntry) {
        this.firstEntry = firstEntry;
        this.secondEntry = secondEntry;
        this.firstTitle = firstEntry.comparedTitle();
        this.secondTitle = secondEntry.comparedTitle();
        this.isSameTitle =
                !firstTitle.plainLetters().isEmpty()
                        && firstTitle.plainLetters().equals(secondTitle.plainLetters());
        this.areSameAuthors = firstEntry.comparedAuthors().areSameAs(secondEntry.comparedAuthors());
        this.yearGap = firstEntry.yearsUntil(secondEntry).map(Math::abs);
    }

    static Optional<EntryMatch> match(EntryFingerprint firstEntry, EntryFingerprint secondEntry) {
        boolean arePreprintAndPaper =
                firstEntry.isPreprint() && secondEntry.isPublication()
                        || secondEntry.isPreprint() && firstEntry.isPublication();
        return arePreprintAndPaper
                ? Optional.empty()
                : new DuplicateRules(firstEntry, secondEntry).match();
    }

    private Optional<EntryMatch> match() {
        return matchLevel().map(matchLevel -> match(matchLevel, collectReasons()));
    }

    private EntryMatch match(MatchLevel matchLevel, List<LocalizedSentence> reasonSentences) {
        return new EntryMatch(
                firstEntry.slotIndex(),
                secondEntry.slotIndex(),
                MatchReasons.levelFor(matchLevel, reasonSentences),
                reasonSentences);
    }

    private Optional<MatchLevel> matchLevel() {
        boolean areTitlesRelated =
                isSameTitle || firstTitle.likeness(secondTitle) >= RELATED_TITLES;
        boolean haveDifferentNumbers =
                !firstTitle.titleNumbers().equals(secondTitle.titleNumbers());
        boolean isUntitled =
                firstTitle.plainLetters().isEmpty() || secondTitle.plainLetters().isEmpty();
        if (EntryFingerprint.areEqual(firstEntry.doi(), secondEntry.doi())) {
            boolean isCertain =
                    (isSameTitle || firstTitle.isWithin(secondTitle) && isSameKind())
                            && !areTwoVersions();
            return isCertain && !haveDifferentNumbers || isUntitled && areSameAuthors
                    ? Optional.of(MatchLevel.CERTAIN)
                    : likelyIf(areTitlesRelated && (areSameAuthors || !haveDifferentNumbers));
        }
        if (isSamePreprint()) {
            return areTitlesRelated || areSameAuthors
                    ? Optional.of(MatchLevel.CERTAIN)
                    : Optional.empty();
        }
        if (haveDifferentNumbers || isUntitled || isRecurringTitle()) {
            return Optional.empty();
        }
        boolean isContradicted =
                EntryFingerprint.areDifferent(firstEntry.doi(), secondEntry.doi())
                        || EntryFingerprint.areDifferent(
                                firstEntry.arxivId(), secondEntry.arxivId());
        if (isContradicted) {
            return likelyIf(isSameTitle && areSameAuthors && isSameKind() && isWithinYears(0));
        }
        return isSameTitle ? levelOfSameTitle() : likelyIf(isAlikeTitle());
    }

    /// The index or editorial of another issue.
    private boolean isRecurringTitle() {
        boolean isElsewhere =
                !isWithinYears(0)
                        || firstEntry.differsIn("volume", secondEntry)
                        || firstEntry.differsIn("number", secondEntry)
                        || firstEntry.differsIn("page", secondEntry);
        return isElsewhere
                && RecurringTitle.isRecurring(firstTitle)
                && RecurringTitle.isRecurring(secondTitle);
    }

    private static Optional<MatchLevel> likelyIf(boolean isLikely) {
        return isLikely ? Optional.of(MatchLevel.LIKELY) : Optional.empty();
    }

    /// Conference and journal versions may both name the preprint.
    private boolean isSamePreprint() {
        return EntryFingerprint.areEqual(firstEntry.arxivId(), secondEntry.arxivId())
                && !firstEntry.isPublication()
                && !secondEntry.isPublication();
    }

    private boolean isSameKind() {
        return firstEntry.kind() == secondEntry.kind();
    }

    /// A paper and its later version elsewhere, one of which has the other's DOI by mistake.
    private boolean areTwoVersions() {
        return firstEntry.isPublication()
                && secondEntry.isPublication()
                && !isSameKind()
                && !isWithinYears(1);
    }

    private boolean isWithinYears(int maxYears) {
        return yearGap.isEmpty() || yearGap.get() <= maxYears;
    }

    private Optional<MatchLevel> levelOfSameTitle() {
        boolean isSamePlace =
                firstEntry.agreesIn("page", secondEntry)
                        || firstEntry.agreesIn("volume", secondEntry);
        boolean mayBeSamePlace =
                isSamePlace
                        || VenueNameMatch.mayBeSame(
                                firstEntry.venueName(), secondEntry.venueName());
        boolean isCertain =
                areSameAuthors
                        && firstTitle.isTelling()
                        && isSameKind()
                        && mayBeSamePlace
                        && (isWithinYears(0) || isWithinYears(1) && (isSamePlace || isSameVenue()));
        if (isCertain) {
            return Optional.of(MatchLevel.CERTAIN);
        }
        boolean hasNoPeople =
                firstEntry.comparedAuthors().isEmpty() || secondEntry.comparedAuthors().isEmpty();
        boolean mayBeSamePeople =
                areSameAuthors
                        || hasNoPeople
                        || firstEntry.comparedAuthors().likeness(secondEntry.comparedAuthors())
                                >= RELATED_TITLES;
        return firstTitle.isTelling()
                ? likelyIf(haveSameKey() || mayBeSamePeople && isWithinYears(1) && mayBeSameKind())
                : likelyIf(
                        areSameAuthors
                                && isWithinYears(1)
                                && isSameKind()
                                && mayBeSamePlace
                                && findContradictions().isEmpty());
    }

    /// Whether both have one key, first author and year: a list of authors may have been cut, and
    /// programs choose types differently.
    private boolean haveSameKey() {
        return !firstEntry.key().isEmpty()
                && firstEntry.key().equals(secondEntry.key())
                && !firstEntry.comparedAuthors().isEmpty()
                && firstEntry
                        .comparedAuthors()
                        .firstFamily()
                        .equals(secondEntry.comparedAuthors().firstFamily())
                && isWithinYears(0);
    }

    private boolean isSameVenue() {
        return !firstEntry.venueName().isEmpty()
                && VenueNameMatch.mayBeSame(firstEntry.venueName(), secondEntry.venueName());
    }

    /// Conflicting numbers.
    private List<LocalizedSentence> findContradictions() {
        List<LocalizedSentence> contradictions = new ArrayList<>();
        boolean haveDifferentIsbns =
                !firstEntry.isbns().isEmpty()
                        && !secondEntry.isbns().isEmpty()
                        && firstEntry.isbns().stream().noneMatch(secondEntry.isbns()::contains);
        if (haveDifferentIsbns) {
            contradictions.add(MatchReasons.OTHER_ISBN);
        }
        if (firstEntry.differsIn("volume", secondEntry)
                || firstEntry.differsIn("number", secondEntry)) {
            contradictions.add(LocalizedSentence.of("but volumes or numbers differ"));
        }
        if (firstEntry.differsIn("edition", secondEntry)) {
            contradictions.add(LocalizedSentence.of("but editions differ"));
        }
        if (firstEntry.differsIn("chapter", secondEntry)) {
            contradictions.add(LocalizedSentence.of("but chapters differ"));
        }
        boolean areOtherKind =
                firstEntry.kind() == WorkKind.OTHER && secondEntry.kind() == WorkKind.OTHER;
        boolean areTalks =
                firstEntry.kind() == WorkKind.TALK && secondEntry.kind() == WorkKind.TALK;
        if (areOtherKind && firstEntry.differsIn("address", secondEntry)) {
            contradictions.add(LocalizedSentence.of("but addresses differ"));
        }
        if ((areOtherKind || areTalks) && firstEntry.isOfAnotherOccasion(secondEntry)) {
            contradictions.add(LocalizedSentence.of("but their notes differ"));
        }
        if (firstEntry.differsIn("page", secondEntry)) {
            contradictions.add(LocalizedSentence.of("but first pages differ"));
        }
        if (!EntryFingerprint.areEqual(firstEntry.doi(), secondEntry.doi())) {
            contradictions.addAll(differencesInPlace());
        }
        return contradictions;
    }

    /// Evidence that they appeared in different places, unless a DOI says otherwise.
    private List<LocalizedSentence> differencesInPlace() {
        List<LocalizedSentence> differences = new ArrayList<>();
        boolean haveDifferentMacros =
                firstEntry.differsIn("string", secondEntry)
                        && !firstEntry.venueName().equals(secondEntry.venueName());
        if (haveDifferentMacros || firstEntry.differsIn("parent", secondEntry)) {
            differences.add(LocalizedSentence.of("but they are in different volumes"));
        }
        boolean areStandalone =
                isSameKind() && !firstEntry.isPublication() && !firstEntry.isPreprint();
        if (areStandalone && !isWithinYears(0)) {
            differences.add(LocalizedSentence.of("but years differ"));
        }
        if (areStandalone
                && (firstEntry.differsIn("series", secondEntry)
                        || firstEntry.differsIn("type", secondEntry))) {
            differences.add(LocalizedSentence.of("but series or types differ"));
        }
        return differences;
    }

    private boolean mayBeSameKind() {
        boolean isUnpublished = !firstEntry.isPublication() || !secondEntry.isPublication();
        return isSameKind() || isUnpublished || firstEntry.agreesIn("page", secondEntry);
    }

    /// Titles with small differences.
    private boolean isAlikeTitle() {
        boolean isHeadOfOther =
                firstTitle.isHeadOf(secondTitle) || secondTitle.isHeadOf(firstTitle);
        boolean areTitlesAlike =
                firstTitle.likeness(secondTitle) >= ALIKE_TITLES
                        && firstTitle.countShared(secondTitle) >= 3;
        return (isHeadOfOther || areTitlesAlike)
                && firstEntry.comparedAuthors().likeness(secondEntry.comparedAuthors())
                        >= RELATED_TITLES
                && isWithinYears(1)
                && isSameKind()
                && findContradictions().isEmpty();
    }

    private LocalizedSentence reasonOfKinds() {
        if (firstEntry.kind() == WorkKind.OTHER || secondEntry.kind() == WorkKind.OTHER) {
            return LocalizedSentence.of("one is of a different kind");
        }
        // With one DOI, the type of one of them is wrong.
        boolean areVersions =
                firstEntry.isPublication() != secondEntry.isPublication()
                        && !EntryFingerprint.areEqual(firstEntry.doi(), secondEntry.doi());
        return areVersions
                ? MatchReasons.ofOtherKind(firstEntry.kind(), secondEntry.kind())
                : LocalizedSentence.of(
                        "one is a {0}, the other a {1}", firstEntry.kind(), secondEntry.kind());
    }

    private List<LocalizedSentence> collectReasons() {
        List<LocalizedSentence> reasonSentences = new ArrayList<>();
        if (EntryFingerprint.areEqual(firstEntry.doi(), secondEntry.doi())) {
            reasonSentences.add(
                    LocalizedSentence.of("the same DOI {0}", firstEntry.doi().orElseThrow()));
        } else if (EntryFingerprint.areDifferent(firstEntry.doi(), secondEntry.doi())) {
            reasonSentences.add(MatchReasons.OTHER_DOI);
        }
        if (EntryFingerprint.areEqual(firstEntry.arxivId(), secondEntry.arxivId())) {
            reasonSentences.add(
                    LocalizedSentence.of(
                            "the same arXiv id {0}", firstEntry.arxivId().orElseThrow()));
        }
        if (isSameTitle && haveSameKey()) {
            reasonSentences.add(LocalizedSentence.of("the same key {0}", firstEntry.key()));
        }
        reasonSentences.addAll(MatchReasons.ofTitles(firstTitle, secondTitle));
        reasonSentences.addAll(
                MatchReasons.ofPeople(firstEntry.comparedAuthors(), secondEntry.comparedAuthors()));
        if (firstEntry.agreesIn("page", secondEntry)) {
            reasonSentences.add(
                    LocalizedSentence.of(
                            "the same first page {0}",
                            firstEntry.numbersByField().getOrDefault("page", "")));
        }
        reasonSentences.addAll(MatchReasons.ofYears(firstEntry, secondEntry));
        if (!isSameKind()) {
            reasonSentences.add(reasonOfKinds());
        }
        reasonSentences.addAll(findContradictions());
        return MatchReasons.doubtsLast(reasonSentences);
    }
}
