package octavo.duplicates;

import octavo.library.Kind;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Whether two entries are the same publication.
final class DuplicateRules {
    private static final double ALIKE = 0.75;
    private static final double RELATED = 0.5;

    private final EntryFingerprint one;
    private final EntryFingerprint other;
    private final ComparedTitle title;
    private final ComparedTitle otherTitle;
    private final boolean sameTitle;
    private final boolean sameAuthors;
    private final Optional<Integer> gap;

    private DuplicateRules(EntryFingerprint one, EntryFingerprint other) {
        this.one = one;
        this.other = other;
        this.title = one.title();
        this.otherTitle = other.title();
        this.sameTitle = !title.letters().isEmpty() && title.letters().equals(otherTitle.letters());
        this.sameAuthors = one.authors().areThoseOf(other.authors());
        this.gap = one.yearsUntil(other).map(Math::abs);
    }

    static Optional<EntryMatch> match(EntryFingerprint one, EntryFingerprint other) {
        boolean twins =
                one.isPreprint() && other.isPublication()
                        || other.isPreprint() && one.isPublication();
        return twins ? Optional.empty() : new DuplicateRules(one, other).match();
    }

    private Optional<EntryMatch> match() {
        return level().map(level -> match(level, reasons()));
    }

    private EntryMatch match(MatchLevel level, List<LocalizedSentence> reasons) {
        return new EntryMatch(
                one.index(), other.index(), MatchReasons.level(level, reasons), reasons);
    }

    private Optional<MatchLevel> level() {
        boolean alike = sameTitle || title.likeness(otherTitle) >= RELATED;
        boolean numbersDiffer = !title.numbers().equals(otherTitle.numbers());
        boolean unnamed = title.letters().isEmpty() || otherTitle.letters().isEmpty();
        if (EntryFingerprint.agree(one.doi(), other.doi())) {
            boolean sure =
                    (sameTitle || title.isWithin(otherTitle) && sameKind()) && !areTwoVersions();
            return sure && !numbersDiffer || unnamed && sameAuthors
                    ? Optional.of(MatchLevel.CERTAIN)
                    : likelyIf(alike && (sameAuthors || !numbersDiffer));
        }
        if (isSamePreprint()) {
            return alike || sameAuthors ? Optional.of(MatchLevel.CERTAIN) : Optional.empty();
        }
        if (numbersDiffer || unnamed || recurs()) {
            return Optional.empty();
        }
        boolean contradicted =
                EntryFingerprint.differ(one.doi(), other.doi())
                        || EntryFingerprint.differ(one.arXiv(), other.arXiv());
        if (contradicted) {
            return likelyIf(sameTitle && sameAuthors && sameKind() && near(0));
        }
        return sameTitle ? levelOfSameTitle() : likelyIf(isAlike());
    }

    /// The index or editorial of another issue.
    private boolean recurs() {
        boolean elsewhere =
                !near(0)
                        || one.differsIn("volume", other)
                        || one.differsIn("number", other)
                        || one.differsIn("page", other);
        return elsewhere && RecurringTitle.is(title) && RecurringTitle.is(otherTitle);
    }

    private static Optional<MatchLevel> likelyIf(boolean condition) {
        return condition ? Optional.of(MatchLevel.LIKELY) : Optional.empty();
    }

    /// Conference and journal versions may both name the preprint.
    private boolean isSamePreprint() {
        return EntryFingerprint.agree(one.arXiv(), other.arXiv())
                && !one.isPublication()
                && !other.isPublication();
    }

    private boolean sameKind() {
        return one.kind() == other.kind();
    }

    /// A paper and its later version elsewhere, one of which has the other's DOI by mistake.
    private boolean areTwoVersions() {
        return one.isPublication() && other.isPublication() && !sameKind() && !near(1);
    }

    private boolean near(int years) {
        return gap.isEmpty() || gap.get() <= years;
    }

    private Optional<MatchLevel> levelOfSameTitle() {
        boolean proven = one.agreesIn("page", other) || one.agreesIn("volume", other);
        boolean place = proven || VenueNameMatch.mayBeSame(one.venue(), other.venue());
        boolean sure =
                sameAuthors
                        && title.isTelling()
                        && sameKind()
                        && place
                        && (near(0) || near(1) && (proven || isSameVenue()));
        if (sure) {
            return Optional.of(MatchLevel.CERTAIN);
        }
        boolean somebody = one.authors().isEmpty() || other.authors().isEmpty();
        boolean kin = sameAuthors || somebody || one.authors().likeness(other.authors()) >= RELATED;
        return title.isTelling()
                ? likelyIf(isOfOneKey() || kin && near(1) && mayBeSameKind())
                : likelyIf(
                        sameAuthors
                                && near(1)
                                && sameKind()
                                && place
                                && contradictions().isEmpty());
    }

    /// Whether both have one key, first author and year: a list of authors may have been cut, and
    /// programs choose types differently.
    private boolean isOfOneKey() {
        return !one.key().isEmpty()
                && one.key().equals(other.key())
                && !one.authors().isEmpty()
                && one.authors().first().equals(other.authors().first())
                && near(0);
    }

    private boolean isSameVenue() {
        return !one.venue().isEmpty() && VenueNameMatch.mayBeSame(one.venue(), other.venue());
    }

    /// Conflicting numbers.
    private List<LocalizedSentence> contradictions() {
        List<LocalizedSentence> found = new ArrayList<>();
        boolean books =
                !one.isbns().isEmpty()
                        && !other.isbns().isEmpty()
                        && one.isbns().stream().noneMatch(other.isbns()::contains);
        if (books) {
            found.add(MatchReasons.OTHER_ISBN);
        }
        if (one.differsIn("volume", other) || one.differsIn("number", other)) {
            found.add(LocalizedSentence.of("but volumes or numbers differ"));
        }
        if (one.differsIn("edition", other)) {
            found.add(LocalizedSentence.of("but editions differ"));
        }
        if (one.differsIn("chapter", other)) {
            found.add(LocalizedSentence.of("but chapters differ"));
        }
        boolean loose = one.kind() == Kind.OTHER && other.kind() == Kind.OTHER;
        boolean given = one.kind() == Kind.TALK && other.kind() == Kind.TALK;
        if (loose && one.differsIn("address", other)) {
            found.add(LocalizedSentence.of("but addresses differ"));
        }
        if ((loose || given) && one.isOfAnotherOccasion(other)) {
            found.add(LocalizedSentence.of("but their notes differ"));
        }
        if (one.differsIn("page", other)) {
            found.add(LocalizedSentence.of("but first pages differ"));
        }
        if (!EntryFingerprint.agree(one.doi(), other.doi())) {
            found.addAll(otherPlaces());
        }
        return found;
    }

    /// Evidence that they appeared in different places, unless a DOI says otherwise.
    private List<LocalizedSentence> otherPlaces() {
        List<LocalizedSentence> found = new ArrayList<>();
        boolean strings = one.differsIn("string", other) && !one.venue().equals(other.venue());
        if (strings || one.differsIn("parent", other)) {
            found.add(LocalizedSentence.of("but they are in different volumes"));
        }
        boolean alone = sameKind() && !one.isPublication() && !one.isPreprint();
        if (alone && !near(0)) {
            found.add(LocalizedSentence.of("but years differ"));
        }
        if (alone && (one.differsIn("series", other) || one.differsIn("type", other))) {
            found.add(LocalizedSentence.of("but series or types differ"));
        }
        return found;
    }

    private boolean mayBeSameKind() {
        boolean open = !one.isPublication() || !other.isPublication();
        return sameKind() || open || one.agreesIn("page", other);
    }

    /// Titles with small differences.
    private boolean isAlike() {
        boolean part = title.isHeadOf(otherTitle) || otherTitle.isHeadOf(title);
        boolean alike = title.likeness(otherTitle) >= ALIKE && title.shared(otherTitle) >= 3;
        return (part || alike)
                && one.authors().likeness(other.authors()) >= RELATED
                && near(1)
                && sameKind()
                && contradictions().isEmpty();
    }

    private LocalizedSentence ofKinds() {
        if (one.kind() == Kind.OTHER || other.kind() == Kind.OTHER) {
            return LocalizedSentence.of("one is of a different kind");
        }
        // With one DOI, the type of one of them is wrong.
        boolean versions =
                one.isPublication() != other.isPublication()
                        && !EntryFingerprint.agree(one.doi(), other.doi());
        return versions
                ? MatchReasons.ofOtherKind(one.kind(), other.kind())
                : LocalizedSentence.of("one is a {0}, the other a {1}", one.kind(), other.kind());
    }

    private List<LocalizedSentence> reasons() {
        List<LocalizedSentence> reasons = new ArrayList<>();
        if (EntryFingerprint.agree(one.doi(), other.doi())) {
            reasons.add(LocalizedSentence.of("the same DOI {0}", one.doi().orElseThrow()));
        } else if (EntryFingerprint.differ(one.doi(), other.doi())) {
            reasons.add(MatchReasons.OTHER_DOI);
        }
        if (EntryFingerprint.agree(one.arXiv(), other.arXiv())) {
            reasons.add(LocalizedSentence.of("the same arXiv id {0}", one.arXiv().orElseThrow()));
        }
        if (sameTitle && isOfOneKey()) {
            reasons.add(LocalizedSentence.of("the same key {0}", one.key()));
        }
        reasons.addAll(MatchReasons.ofTitles(title, otherTitle));
        reasons.addAll(MatchReasons.ofPeople(one.authors(), other.authors()));
        if (one.agreesIn("page", other)) {
            reasons.add(
                    LocalizedSentence.of(
                            "the same first page {0}", one.numbers().getOrDefault("page", "")));
        }
        reasons.addAll(MatchReasons.ofYears(one, other));
        if (!sameKind()) {
            reasons.add(ofKinds());
        }
        reasons.addAll(contradictions());
        return MatchReasons.inOrder(reasons);
    }
}
