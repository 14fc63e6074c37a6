package octavo.duplicates;

import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Whether a work is the published version of a preprint. Titles often change on the way, authors
/// seldom.
final class TwinRules {
    private static final int MAX_YEARS = 4;

    /// The similarity of titles, apart from a system's name before the colon, that makes it
    /// certainly one work; or one work if all authors are the same.
    private static final double SURE_LIKENESS = 0.4;

    private static final double PERHAPS_LIKENESS = 0.35;
    private static final double ALIKE_LIKENESS = 0.7;
    private static final double MOSTLY_LIKENESS = 0.5;

    private final EntryFingerprint preprint;
    private final EntryFingerprint published;
    private final boolean isSameTitle;
    private final boolean areSameAuthors;
    private final double titleLikeness;

    private TwinRules(EntryFingerprint preprintFingerprint, EntryFingerprint publishedFingerprint) {
        this.preprint = preprintFingerprint;
        this.published = publishedFingerprint;
        this.isSameTitle =
                preprintFingerprint.comparedTitle().isTelling()
                        && preprintFingerprint
                                .comparedTitle()
                                .plainLetters()
                                .equals(publishedFingerprint.comparedTitle().plainLetters());
        this.areSameAuthors =
                preprintFingerprint
                        .comparedAuthors()
                        .areSameAs(publishedFingerprint.comparedAuthors());
        this.titleLikeness =
                preprintFingerprint.comparedTitle().likeness(publishedFingerprint.comparedTitle());
    }

    /// A preprint and a possible published version.
    ///
    /// @param isIdentified whether an identifier links them
    /// @param likeness the similarity of their titles, from 0 to 1
    record TwinPair(
            EntryFingerprint preprint,
            EntryFingerprint published,
            MatchLevel level,
            boolean isIdentified,
            double likeness,
            List<LocalizedSentence> reasons) {}

    static Optional<TwinPair> findPair(
            EntryFingerprint preprintFingerprint, EntryFingerprint publishedFingerprint) {
        return new TwinRules(preprintFingerprint, publishedFingerprint).findPair();
    }

    private Optional<TwinPair> findPair() {
        boolean identified = isIdentified();
        return matchLevel(identified).map(level -> toPair(level, identified, collectReasons()));
    }

    private TwinPair toPair(
            MatchLevel matchLevel, boolean isIdentified, List<LocalizedSentence> reasonSentences) {
        return new TwinPair(
                preprint,
                published,
                MatchReasons.levelFor(matchLevel, reasonSentences),
                isIdentified,
                titleLikeness,
                reasonSentences);
    }

    private boolean isIdentified() {
        boolean areRelatedWorks =
                isSameTitle
                        || preprint.comparedAuthors().countShared(published.comparedAuthors()) > 0;
        return areRelatedWorks
                && (EntryFingerprint.areEqual(preprint.arxivId(), published.arxivId())
                        || EntryFingerprint.areEqual(
                                preprint.publishedDoi(), published.publishedDoi()));
    }

    private Optional<MatchLevel> matchLevel(boolean isIdentified) {
        if (isIdentified) {
            return Optional.of(MatchLevel.CERTAIN);
        }
        boolean isContradicted =
                EntryFingerprint.areDifferent(preprint.arxivId(), published.arxivId())
                        || EntryFingerprint.areDifferent(
                                preprint.publishedDoi(), published.publishedDoi())
                        || !preprint.comparedTitle()
                                .titleNumbers()
                                .equals(published.comparedTitle().titleNumbers());
        if (isContradicted || !isInTime(-1)) {
            return Optional.empty();
        }
        boolean isCertain = areSameAuthors && (isSameTitle || isSameSystem() && isInTime(0));
        if (isCertain) {
            return Optional.of(MatchLevel.CERTAIN);
        }
        return isLikely() ? Optional.of(MatchLevel.LIKELY) : Optional.empty();
    }

    private boolean isInTime(int minYears) {
        Optional<Integer> yearsBetween = preprint.yearsUntil(published);
        return yearsBetween.isEmpty()
                || yearsBetween.get() >= minYears && yearsBetween.get() <= MAX_YEARS;
    }

    private boolean hasSameHead() {
        String headText = preprint.comparedTitle().headLetters();
        return headText.length() > 3 && headText.equals(published.comparedTitle().headLetters());
    }

    /// The same name before the colon and further words: systems have several papers.
    private boolean isSameSystem() {
        int authorCount =
                Math.min(preprint.comparedAuthors().size(), published.comparedAuthors().size());
        return hasSameHead() && authorCount > 1 && titleLikeness >= SURE_LIKENESS;
    }

    private boolean isLikely() {
        if (areSameAuthors && isInTime(0)) {
            int sharedWords = preprint.comparedTitle().countShared(published.comparedTitle());
            boolean areFewAuthors = preprint.comparedAuthors().size() < 3;
            boolean areRelated =
                    sharedWords >= 3
                            && titleLikeness
                                    >= (areFewAuthors ? MOSTLY_LIKENESS : PERHAPS_LIKENESS);
            return areRelated || hasSameHead() && sharedWords >= 2;
        }
        boolean areMostlySame =
                preprint.comparedAuthors().likeness(published.comparedAuthors()) >= MOSTLY_LIKENESS;
        return areMostlySame
                && (isSameTitle
                        || titleLikeness >= ALIKE_LIKENESS
                        || hasSameHead() && titleLikeness >= SURE_LIKENESS);
    }

    private List<LocalizedSentence> collectReasons() {
        List<LocalizedSentence> reasonSentences = new ArrayList<>();
        if (EntryFingerprint.areEqual(preprint.arxivId(), published.arxivId())) {
            reasonSentences.add(
                    LocalizedSentence.of("both name arXiv {0}", preprint.arxivId().orElseThrow()));
        }
        if (EntryFingerprint.areEqual(preprint.publishedDoi(), published.publishedDoi())) {
            reasonSentences.add(
                    LocalizedSentence.of("both name the DOI {0}", published.doi().orElseThrow()));
        }
        reasonSentences.addAll(
                MatchReasons.ofPeople(preprint.comparedAuthors(), published.comparedAuthors()));
        reasonSentences.addAll(
                MatchReasons.ofTitles(preprint.comparedTitle(), published.comparedTitle()));
        reasonSentences.addAll(MatchReasons.ofYears(preprint, published));
        return MatchReasons.doubtsLast(reasonSentences);
    }
}
