package octavo.duplicates;

import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Whether a work is the published version of a preprint. Titles often change on the way, authors
/// seldom.
final class TwinRules {
    private static final int MOST_YEARS = 4;

    /// The similarity of titles, apart from a system's name before the colon, that makes it
    /// certainly one work; or one work if all authors are the same.
    private static final double SURE = 0.4;

    private static final double PERHAPS = 0.35;
    private static final double ALIKE = 0.7;
    private static final double MOSTLY = 0.5;

    private final EntryFingerprint preprint;
    private final EntryFingerprint published;
    private final boolean sameTitle;
    private final boolean sameAuthors;
    private final double likeness;

    private TwinRules(EntryFingerprint preprint, EntryFingerprint published) {
        this.preprint = preprint;
        this.published = published;
        this.sameTitle =
                preprint.title().isTelling()
                        && preprint.title().letters().equals(published.title().letters());
        this.sameAuthors = preprint.authors().areThoseOf(published.authors());
        this.likeness = preprint.title().likeness(published.title());
    }

    /// A preprint and a possible published version.
    ///
    /// @param identified whether an identifier links them
    /// @param likeness the similarity of their titles, from 0 to 1
    record Found(
            EntryFingerprint preprint,
            EntryFingerprint published,
            MatchLevel level,
            boolean identified,
            double likeness,
            List<LocalizedSentence> reasons) {}

    static Optional<Found> match(EntryFingerprint preprint, EntryFingerprint published) {
        return new TwinRules(preprint, published).match();
    }

    private Optional<Found> match() {
        boolean identified = isIdentified();
        return level(identified).map(level -> found(level, identified, reasons()));
    }

    private Found found(MatchLevel level, boolean identified, List<LocalizedSentence> reasons) {
        return new Found(
                preprint,
                published,
                MatchReasons.level(level, reasons),
                identified,
                likeness,
                reasons);
    }

    private boolean isIdentified() {
        boolean kin = sameTitle || preprint.authors().shared(published.authors()) > 0;
        return kin
                && (EntryFingerprint.agree(preprint.arXiv(), published.arXiv())
                        || EntryFingerprint.agree(
                                preprint.publishedDoi(), published.publishedDoi()));
    }

    private Optional<MatchLevel> level(boolean identified) {
        if (identified) {
            return Optional.of(MatchLevel.CERTAIN);
        }
        boolean contradicted =
                EntryFingerprint.differ(preprint.arXiv(), published.arXiv())
                        || EntryFingerprint.differ(
                                preprint.publishedDoi(), published.publishedDoi())
                        || !preprint.title().numbers().equals(published.title().numbers());
        if (contradicted || !isInTime(-1)) {
            return Optional.empty();
        }
        boolean sure = sameAuthors && (sameTitle || isSameSystem() && isInTime(0));
        if (sure) {
            return Optional.of(MatchLevel.CERTAIN);
        }
        return isLikely() ? Optional.of(MatchLevel.LIKELY) : Optional.empty();
    }

    private boolean isInTime(int from) {
        Optional<Integer> years = preprint.yearsUntil(published);
        return years.isEmpty() || years.get() >= from && years.get() <= MOST_YEARS;
    }

    private boolean hasSameHead() {
        String head = preprint.title().head();
        return head.length() > 3 && head.equals(published.title().head());
    }

    /// The same name before the colon and further words: systems have several papers.
    private boolean isSameSystem() {
        int named = Math.min(preprint.authors().size(), published.authors().size());
        return hasSameHead() && named > 1 && likeness >= SURE;
    }

    private boolean isLikely() {
        if (sameAuthors && isInTime(0)) {
            int shared = preprint.title().shared(published.title());
            boolean few = preprint.authors().size() < 3;
            boolean related = shared >= 3 && likeness >= (few ? MOSTLY : PERHAPS);
            return related || hasSameHead() && shared >= 2;
        }
        boolean mostly = preprint.authors().likeness(published.authors()) >= MOSTLY;
        return mostly && (sameTitle || likeness >= ALIKE || hasSameHead() && likeness >= SURE);
    }

    private List<LocalizedSentence> reasons() {
        List<LocalizedSentence> reasons = new ArrayList<>();
        if (EntryFingerprint.agree(preprint.arXiv(), published.arXiv())) {
            reasons.add(
                    LocalizedSentence.of("both name arXiv {0}", preprint.arXiv().orElseThrow()));
        }
        if (EntryFingerprint.agree(preprint.publishedDoi(), published.publishedDoi())) {
            reasons.add(
                    LocalizedSentence.of("both name the DOI {0}", published.doi().orElseThrow()));
        }
        reasons.addAll(MatchReasons.ofPeople(preprint.authors(), published.authors()));
        reasons.addAll(MatchReasons.ofTitles(preprint.title(), published.title()));
        reasons.addAll(MatchReasons.ofYears(preprint, published));
        return MatchReasons.inOrder(reasons);
    }
}
