package octavo.twins;

import octavo.text.Wording;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Whether two entries are about one publication.
final class DuplicateRules {
    private static final double ALIKE = 0.75;
    private static final double RELATED = 0.5;

    private final Traits one;
    private final Traits other;
    private final Title title;
    private final Title otherTitle;
    private final boolean sameTitle;
    private final boolean sameAuthors;
    private final Optional<Integer> gap;

    private DuplicateRules(Traits one, Traits other) {
        this.one = one;
        this.other = other;
        this.title = one.title();
        this.otherTitle = other.title();
        this.sameTitle = !title.letters().isEmpty() && title.letters().equals(otherTitle.letters());
        this.sameAuthors = one.hasSameAuthors(other);
        this.gap = one.yearsUntil(other).map(Math::abs);
    }

    static Optional<Match> match(Traits one, Traits other) {
        boolean twins =
                one.isPreprint() && other.isPublication()
                        || other.isPreprint() && one.isPublication();
        return twins ? Optional.empty() : new DuplicateRules(one, other).match();
    }

    private Optional<Match> match() {
        return level().map(level -> new Match(one.index(), other.index(), level, reasons()));
    }

    private Optional<Level> level() {
        boolean alike = sameTitle || title.likeness(otherTitle) >= RELATED;
        boolean numbersDiffer = !title.numbers().equals(otherTitle.numbers());
        boolean unnamed = title.letters().isEmpty() || otherTitle.letters().isEmpty();
        if (Traits.agree(one.doi(), other.doi())) {
            return alike && !numbersDiffer || unnamed && sameAuthors
                    ? Optional.of(Level.CERTAIN)
                    : likelyIf(sameAuthors && alike);
        }
        if (isSamePreprint()) {
            return alike || sameAuthors ? Optional.of(Level.CERTAIN) : Optional.empty();
        }
        if (numbersDiffer || unnamed) {
            return Optional.empty();
        }
        boolean contradicted =
                Traits.differ(one.doi(), other.doi()) || Traits.differ(one.arXiv(), other.arXiv());
        if (contradicted) {
            return likelyIf(sameTitle && sameAuthors && sameKind() && near(0));
        }
        return sameTitle ? levelOfSameTitle() : likelyIf(isAlike());
    }

    private static Optional<Level> likelyIf(boolean condition) {
        return condition ? Optional.of(Level.LIKELY) : Optional.empty();
    }

    /// Conference and journal versions may both name the preprint.
    private boolean isSamePreprint() {
        return Traits.agree(one.arXiv(), other.arXiv())
                && !one.isPublication()
                && !other.isPublication();
    }

    private boolean sameKind() {
        return one.kind() == other.kind();
    }

    private boolean near(int years) {
        return gap.isEmpty() || gap.get() <= years;
    }

    private Optional<Level> levelOfSameTitle() {
        boolean proven = one.agreesIn("page", other) || one.agreesIn("volume", other);
        boolean place = proven || VenueNames.mayBeSame(one.venue(), other.venue());
        boolean sure =
                sameAuthors
                        && title.isTelling()
                        && sameKind()
                        && !isContradicted()
                        && place
                        && (near(0) || near(1) && (proven || isSameVenue()));
        if (sure) {
            return Optional.of(Level.CERTAIN);
        }
        boolean somebody = one.authors().isEmpty() || other.authors().isEmpty();
        boolean kin = sameAuthors || somebody || one.authorLikeness(other) >= RELATED;
        return title.isTelling()
                ? likelyIf(kin && near(1) && mayBeSameKind())
                : likelyIf(sameAuthors && near(1) && sameKind() && place && !isContradicted());
    }

    private boolean isSameVenue() {
        return !one.venue().isEmpty() && VenueNames.mayBeSame(one.venue(), other.venue());
    }

    /// Volume, pages, edition or numbers of books tell them apart.
    private boolean isContradicted() {
        boolean books =
                !one.isbns().isEmpty()
                        && !other.isbns().isEmpty()
                        && one.isbns().stream().noneMatch(other.isbns()::contains);
        return books
                || one.differsIn("volume", other)
                || one.differsIn("edition", other)
                || one.differsIn("page", other)
                || one.differsIn("number", other);
    }

    private boolean mayBeSameKind() {
        boolean open = !one.isPublication() || !other.isPublication();
        return sameKind() || open || one.agreesIn("page", other);
    }

    /// Titles that differ in little.
    private boolean isAlike() {
        boolean part = title.isHeadOf(otherTitle) || otherTitle.isHeadOf(title);
        boolean alike = title.likeness(otherTitle) >= ALIKE && title.shared(otherTitle) >= 3;
        return (part || alike)
                && one.authorLikeness(other) >= RELATED
                && near(1)
                && sameKind()
                && !isContradicted();
    }

    private List<Wording> reasons() {
        List<Wording> reasons = new ArrayList<>();
        if (Traits.agree(one.doi(), other.doi())) {
            reasons.add(Wording.of("the same DOI {0}", one.doi().orElseThrow()));
        } else if (Traits.differ(one.doi(), other.doi())) {
            reasons.add(Wording.of("but their DOIs differ"));
        }
        if (Traits.agree(one.arXiv(), other.arXiv())) {
            reasons.add(Wording.of("the same arXiv id {0}", one.arXiv().orElseThrow()));
        }
        reasons.addAll(Reasons.ofTitles(title, otherTitle));
        reasons.addAll(Reasons.ofPeople(one, other));
        if (one.agreesIn("page", other)) {
            reasons.add(
                    Wording.of("the same first page {0}", one.numbers().getOrDefault("page", "")));
        }
        reasons.addAll(Reasons.ofYears(one, other));
        if (!sameKind()) {
            reasons.add(Wording.of("but one is a {0}, the other a {1}", one.kind(), other.kind()));
        }
        // What speaks against it comes last.
        reasons.sort((a, b) -> Boolean.compare(isBut(a), isBut(b)));
        return reasons;
    }

    private static boolean isBut(Wording reason) {
        return reason.pattern().startsWith("but");
    }
}
